import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { TREASURES } from '../src/vocabulary.ts';
import { dig, endTurn, exchange, guard, hex, hunt, jungle, walk } from './jungle.ts';

describe('excavating', () => {
  test('TK-8 two points raise a temple by one level and take a tile of it', () => {
    const game = jungle({ tiles: { c4: ['C2', 0, { explorers: [1, 0] }] } }).play(dig('c4'));
    expect(game.at('c4')?.value).toBe(5);
    expect(game.points()).toBe(8);
    expect(game.state.levels).toEqual([3, 6, 9, 10, 8, 5, 3, 2, 1]);
  });

  test('TK-8 a 4 dug by two figures becomes 6 and takes a 5 and a 6', () => {
    const game = jungle({ tiles: { c4: ['C2', 0, { explorers: [2, 0] }] } }).play(dig('c4'), dig('c4'));
    expect(game.at('c4')?.value).toBe(6);
    expect(game.state.levels).toEqual([3, 6, 9, 10, 7, 5, 3, 2, 1]);
  });

  test('TK-8 with no 5 left neither is possible', () => {
    const game = jungle({
      tiles: { c4: ['C2', 0, { explorers: [2, 0] }] },
      state: { levels: [3, 6, 9, 0, 8, 5, 3, 2, 1] },
    });
    expect(game.refusal(dig('c4'))).toEqual({ code: 'noLevelLeft', rule: 'TK-8', level: 5 });
    expect(game.offered('excavate')).toEqual([]);
  });

  test('TK-8 nothing is above 10', () => {
    const game = jungle({ tiles: { c4: ['E2', 0, { explorers: [1, 0], value: 10 }] } });
    expect(game.refusal(dig('c4'))).toEqual({ code: 'noLevelLeft', rule: 'TK-8', level: 11 });
  });

  test('TK-8 each level by a different figure: one that left and came back has still dug', () => {
    const game = jungle({ hexes: { a4: { explorers: [1, 0] } } }).play(dig('a4'));
    expect(game.refusal(dig('a4'))).toEqual({
      code: 'hasWorkedHere',
      rule: 'TK-8',
      figure: 'explorer',
      hex: hex('a4'),
    });
    game.play(walk('a4', 'a5'), walk('a5', 'a4'));
    expect(game.refusal(dig('a4'))).toMatchObject({ code: 'hasWorkedHere' });
    expect(game.offered('excavate')).toEqual([]);
  });

  test('TK-8 the leader is one digger', () => {
    const game = jungle({ hexes: { a4: { explorers: [1, 0] } }, leaders: ['a4'] }).play(dig('a4', 'leader'));
    expect(game.refusal(dig('a4', 'leader'))).toMatchObject({ code: 'hasWorkedHere', figure: 'leader' });
    expect(game.play(dig('a4')).at('a4')?.value).toBe(3);
  });

  test('TK-8 at most two levels of one temple in a turn; another temple does not count', () => {
    const game = jungle({ hexes: { a4: { explorers: [3, 0] }, b5: { explorers: [1, 0] } } }).play(dig('a4'), dig('a4'));
    expect(game.refusal(dig('a4'))).toEqual({ code: 'workedTwice', rule: 'TK-8', hex: hex('a4') });
    expect(game.offered('excavate')).toEqual([dig('b5')]);
  });

  test('TK-8 what was dug counts, even if the digger has left the game', () => {
    const game = jungle({ hexes: { a4: { explorers: [3, 0] }, b5: { explorers: [0, 0] } }, points: 20 });
    game.play(dig('a4'), walk('a4', 'a5'), walk('a5', 'b5'), guard('b5'), dig('a4'));
    expect(game.refusal(dig('a4'))).toMatchObject({ code: 'workedTwice' });
  });

  test('TK-8 on temples without a guard, where one has a figure', () => {
    const game = jungle({ hexes: { a4: { guard: seat(1), explorers: [1, 0] }, b4: { explorers: [1, 0] } } });
    expect(game.refusal(dig('a4'))).toEqual({ code: 'guarded', rule: 'TK-8', hex: hex('a4'), guard: 1 });
    expect(game.refusal(dig('b4'))).toEqual({ code: 'noTemple', rule: 'TK-8', hex: hex('b4') });
    expect(game.refusal(dig('b5'))).toMatchObject({ code: 'noFigureThere', rule: 'TK-8' });
    expect(game.refusal(dig('h1'))).toMatchObject({ code: 'noTemple' });
  });

  test('TK-8 a bonus turn and a normal turn are separate turns', () => {
    const game = jungle({
      kind: 'bonus',
      hexes: { a4: { explorers: [2, 0] } },
      state: { tile: 'B6', scoring: { cause: 'volcano', order: [seat(0)], scored: [] } },
    }).play(dig('a4'), dig('a4'), endTurn);
    expect(game.state).toMatchObject({ phase: 'placing', turn: { workers: [], seat: 0 } });
    const [first] = game.offered('placeTile');
    if (first === undefined) throw new Error('there is no place');
    expect(game.play(first, dig('a4'), dig('a4')).at('a4')?.value).toBe(5);
  });
});

describe('treasures', () => {
  const ruins = { c4: ['A4', 0, { explorers: [3, 0] }] } as const;

  test('TK-9 three points take a treasure from the ruins, which one is a draw', () => {
    const game = jungle({ tiles: ruins }).draws('10').play(hunt('c4'));
    expect(game.points()).toBe(7);
    expect(game.at('c4')?.treasures).toBe(3);
    expect(game.state.expeditions[0]?.treasures).toEqual(TREASURES.map((kind) => (kind === TREASURES[2] ? 1 : 0)));
    expect(game.state.treasures).not.toContain(10);
    expect(game.state.treasures).toHaveLength(23);
    expect(game.state.turn.summary.found).toEqual([{ hex: hex('c4'), treasure: TREASURES[2] }]);
  });

  test('TK-9 two from one place in a turn, each by another figure', () => {
    const game = jungle({ tiles: ruins }).draws('0', '1').play(hunt('c4'), hunt('c4'));
    expect(game.refusal(hunt('c4'))).toEqual({ code: 'workedTwice', rule: 'TK-9', hex: hex('c4') });
    const alone = jungle({ tiles: { c4: ['A4', 0, { explorers: [1, 0] }] } })
      .draws('0')
      .play(hunt('c4'));
    expect(alone.refusal(hunt('c4'))).toEqual({
      code: 'hasWorkedHere',
      rule: 'TK-9',
      figure: 'explorer',
      hex: hex('c4'),
    });
  });

  test('TK-9 on ruins where something is left, with a figure there', () => {
    const game = jungle({
      tiles: { c4: ['A4', 0, { explorers: [1, 0], treasures: 0 }], c5: ['A5'] },
      hexes: { b4: { explorers: [1, 0] } },
    });
    expect(game.refusal(hunt('c4'))).toEqual({ code: 'noTreasureLeft', rule: 'TK-9', hex: hex('c4') });
    expect(game.refusal(hunt('b4'))).toEqual({ code: 'noRuins', rule: 'TK-9', hex: hex('b4') });
    expect(game.refusal(hunt('c5'))).toMatchObject({ code: 'noFigureThere', rule: 'TK-9' });
    expect(game.offered('huntTreasure')).toEqual([]);
  });

  test('TK-10 a lone treasure for a lone one of another kind, without a figure', () => {
    const game = jungle({ treasures: [['mask'], ['bell', 'flute', 'flute']] });
    expect(game.offered('exchangeTreasure')).toEqual([exchange('mask', 'bell', 1)]);
    game.play(exchange('mask', 'bell', 1));
    const of = (n: number) => TREASURES.filter((_, i) => game.state.expeditions[n]?.treasures[i]);
    expect(of(0)).toEqual(['bell']);
    expect(of(1)).toEqual(['mask', 'flute']);
    expect(game.points()).toBe(7);
  });

  test('TK-10 what completes a pair may be swapped for', () => {
    const game = jungle({ treasures: [['mask', 'bell', 'bell'], ['bell']] }).play(exchange('mask', 'bell', 1));
    expect(game.state.expeditions[0]?.treasures[TREASURES.indexOf('bell')]).toBe(3);
  });

  test('TK-10 no pairs, no own ones, no two of a kind', () => {
    const game = jungle({
      treasures: [
        ['mask', 'disc', 'disc'],
        ['mask', 'bell', 'bell'],
      ],
    });
    expect(game.refusal(exchange('disc', 'mask', 1))).toEqual({
      code: 'notAlone',
      rule: 'TK-10',
      seat: 0,
      treasure: 'disc',
    });
    expect(game.refusal(exchange('mask', 'bell', 1))).toEqual({
      code: 'notAlone',
      rule: 'TK-10',
      seat: 1,
      treasure: 'bell',
    });
    expect(game.refusal(exchange('mask', 'mask', 1))).toEqual({ code: 'sameKind', rule: 'TK-10', treasure: 'mask' });
    expect(game.refusal(exchange('mask', 'disc', 0))).toEqual({ code: 'ownTreasure', rule: 'TK-10' });
    expect(game.refusal(exchange('flute', 'mask', 1))).toMatchObject({ code: 'notAlone', seat: 0, treasure: 'flute' });
    expect(game.offered('exchangeTreasure')).toEqual([]);
  });
});

describe('the most helpful reason', () => {
  test('TK-8 that a level is used up or a place worked twice is said before who is missing', () => {
    const none = jungle({ state: { levels: [0, 6, 9, 11, 8, 5, 3, 2, 1] } });
    expect(none.refusal(dig('a4'))).toMatchObject({ code: 'noLevelLeft' });
    const game = jungle({ hexes: { a4: { explorers: [2, 0] } } }).play(dig('a4'), dig('a4'));
    expect(game.refusal(dig('a4', 'leader'))).toMatchObject({ code: 'workedTwice' });
  });

  test('TK-10 there is nobody in that seat', () => {
    const game = jungle({ treasures: [['mask'], ['bell']] });
    expect(game.refusal(exchange('mask', 'bell', 3))).toEqual({ code: 'nobodyThere', rule: 'TK-10' });
  });

  test('TK-12 without a figure nobody is strong', () => {
    expect(jungle().refusal(guard('a4'))).toEqual({
      code: 'noFigureThere',
      rule: 'TK-12',
      figure: null,
      hex: hex('a4'),
    });
  });
});
