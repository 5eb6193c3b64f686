import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { bring, camp, changeCamp, dig, hex, jungle, walk } from './jungle.ts';

describe('bringing figures', () => {
  test('TK-5 one point brings an explorer to the base camp', () => {
    const game = jungle().play(bring(), bring());
    expect(game.at('a5')?.explorers).toEqual([2, 0]);
    expect(game.state.expeditions[0]?.explorers).toBe(16);
    expect(game.points()).toBe(8);
  });

  test('TK-5 the leader too, once', () => {
    const game = jungle().play(bring('a5', 'leader'));
    expect(game.state.expeditions[0]?.leader).toBe(hex('a5'));
    expect(game.refusal(bring('a5', 'leader'))).toEqual({ code: 'noneInSupply', rule: 'TK-5', figure: 'leader' });
    expect(game.offered('bringFigure')).toEqual([bring()]);
  });

  test('TK-5 to an own forward camp, never to another’s or to open ground', () => {
    const game = jungle({ tiles: { c4: ['B4', 0, { camp: seat(0) }], c5: ['B5', 0, { camp: seat(1) }] } });
    expect(game.offered('bringFigure').map(({ to }) => to)).toEqual([hex('a5'), hex('c4'), hex('a5'), hex('c4')]);
    expect(game.refusal(bring('c5'))).toEqual({ code: 'notYourCamp', rule: 'TK-5', hex: hex('c5') });
    expect(game.refusal(bring('b4'))).toEqual({ code: 'notYourCamp', rule: 'TK-5', hex: hex('b4') });
  });

  test('TK-5 not more than there are', () => {
    const game = jungle({ expeditions: [{ explorers: 1 }] }).play(bring());
    expect(game.refusal(bring())).toEqual({ code: 'noneInSupply', rule: 'TK-5', figure: 'explorer' });
  });
});

describe('between camps', () => {
  const tiles = {
    c4: ['B4', 0, { camp: seat(0), explorers: [1, 0] }],
    d5: ['B5', 0, { camp: seat(1) }],
  } as const;

  test('TK-6 one point from camp to camp, there and back', () => {
    const game = jungle({ tiles, leaders: ['a5'] });
    expect(game.offered('changeCamp')).toEqual([changeCamp('a5', 'c4', 'leader'), changeCamp('c4', 'a5')]);
    game.play(changeCamp('c4', 'a5'), changeCamp('a5', 'c4', 'leader'));
    expect(game.at('a5')?.explorers).toEqual([1, 0]);
    expect(game.state.expeditions[0]?.leader).toBe(hex('c4'));
    expect(game.points()).toBe(8);
  });

  test('TK-6 between own camps only, to another one, with a figure that is there', () => {
    const game = jungle({ tiles });
    expect(game.refusal(changeCamp('c4', 'd5'))).toEqual({ code: 'notYourCamp', rule: 'TK-6', hex: hex('d5') });
    expect(game.refusal(changeCamp('b4', 'a5'))).toEqual({ code: 'notYourCamp', rule: 'TK-6', hex: hex('b4') });
    expect(game.refusal(changeCamp('c4', 'c4'))).toEqual({ code: 'alreadyThere', rule: 'TK-6', hex: hex('c4') });
    expect(game.refusal(changeCamp('a5', 'c4'))).toEqual({
      code: 'noFigureThere',
      rule: 'TK-6',
      figure: 'explorer',
      hex: hex('a5'),
    });
  });

  test('TK-6 right after the camp was pitched', () => {
    const game = jungle({ hexes: { b4: { explorers: [1, 0] }, a5: { explorers: [1, 0] } } }).play(camp('b4'));
    expect(game.offered('changeCamp')).toHaveLength(2);
  });
});

describe('through terrain', () => {
  test('TK-7 an edge costs the stones on both its sides', () => {
    // C1 has three stones to the south, where a4 has one: four together.
    const game = jungle({ tiles: { a3: ['C1', 3] }, hexes: { a4: { explorers: [1, 0] } } });
    expect(game.events(walk('a4', 'a3'))).toMatchObject([{ type: 'figureWalked', cost: 4 }]);
    game.play(walk('a4', 'a3'));
    expect(game.points()).toBe(6);
    expect(game.at('a3')?.explorers).toEqual([1, 0]);
    expect(game.at('a4')?.explorers).toEqual([0, 0]);
  });

  test('TK-7 six stones cost six', () => {
    const game = jungle({ tiles: { c3: ['C1', 3], c4: ['C5', 0, { explorers: [1, 0] }] } });
    expect(game.events(walk('c4', 'c3'))).toMatchObject([{ cost: 6 }]);
  });

  test('TK-7 no stone, no way; no volcano, no empty hex, no hex far away, no figure that is not there', () => {
    const game = jungle({
      tiles: { c4: ['B6'], b3: ['C5', 0, { explorers: [1, 0] }] },
      hexes: { b4: { explorers: [1, 0] } },
    });
    expect(game.refusal(walk('b4', 'a4'))).toEqual({ code: 'noStones', rule: 'TK-7', from: hex('b4'), to: hex('a4') });
    expect(game.refusal(walk('b4', 'c4'))).toEqual({ code: 'volcano', rule: 'TK-7', hex: hex('c4') });
    expect(game.refusal(walk('b4', 'c5'))).toEqual({ code: 'unexplored', rule: 'TK-7', hex: hex('c5') });
    expect(game.refusal(walk('b3', 'b5'))).toEqual({
      code: 'notNeighbours',
      rule: 'TK-7',
      from: hex('b3'),
      to: hex('b5'),
    });
    expect(game.refusal(walk('b4', 'b3', 'leader'))).toMatchObject({ code: 'noFigureThere', figure: 'leader' });
    expect(game.refusal(walk('a5', 'a4'))).toMatchObject({ code: 'noFigureThere', rule: 'TK-7', figure: 'explorer' });
  });

  test('TK-7 any number may stand on a hex, of any players', () => {
    const game = jungle({ hexes: { a4: { explorers: [9, 7] }, a5: { explorers: [1, 0] } } }).play(walk('a5', 'a4'));
    expect(game.at('a4')?.explorers).toEqual([10, 7]);
  });
});

describe('which explorer', () => {
  test('TK-13 the one that has already worked on a hex leaves it first', () => {
    const game = jungle({ hexes: { a4: { explorers: [2, 0] } } }).play(dig('a4'), walk('a4', 'a5'));
    expect(game.state.turn.workers).toEqual([{ figure: 'explorer', at: hex('a5'), worked: [hex('a4')] }]);
    // The one that stayed has not dug yet.
    game.play(dig('a4'));
    expect(game.at('a4')?.value).toBe(3);
  });

  test('TK-13 where nobody has worked on the hex, the one with least work done elsewhere leaves', () => {
    const game = jungle({ hexes: { a4: { explorers: [1, 0] }, a5: { explorers: [1, 0] } } });
    game.play(dig('a4'), walk('a4', 'a5'), walk('a5', 'a4'));
    // Two stood in the base camp; a fresh one went, so it can dig.
    expect(game.refusal(dig('a4'))).toBe(null);
    expect(game.state.turn.workers).toEqual([{ figure: 'explorer', at: hex('a5'), worked: [hex('a4')] }]);
  });

  test('TK-13 of those who may, the one with most work done elsewhere works', () => {
    const game = jungle({ tiles: { a3: ['A1', 3] }, hexes: { a4: { explorers: [1, 0] }, a5: { explorers: [1, 0] } } });
    game.play(walk('a5', 'a4'), dig('a4'));
    const [worker] = game.state.turn.workers;
    expect(worker).toEqual({ figure: 'explorer', at: hex('a4'), worked: [hex('a4')] });
    const more = jungle({
      hexes: { a4: { explorers: [2, 0], value: 1 } },
      state: {
        turn: { ...jungle().state.turn, workers: [{ figure: 'explorer', at: hex('a4'), worked: [hex('b5')] }] },
      },
    }).play(dig('a4'));
    expect(more.state.turn.workers).toEqual([{ figure: 'explorer', at: hex('a4'), worked: [hex('b5'), hex('a4')] }]);
  });
});
