import { at, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { scoreCount } from '../src/answers/scoring.ts';
import { controllerOf } from '../src/answers/strength.ts';
import { dig, endTurn, hex, jungle, newGame, place } from './jungle.ts';

const [anna, jan, ewa] = [seat(0), seat(1), seat(2)];

describe('what is scored', () => {
  test('TK-15 temples where one is strictly the strongest; a tie scores nobody', () => {
    const game = jungle({
      players: 3,
      tiles: { c4: ['D1', 0, { explorers: [2, 2, 1] }], c5: ['E2', 0, { explorers: [1, 3, 0] }] },
      leaders: ['c5'],
    });
    expect(controllerOf(game.state, hex('c4'))).toBe(null);
    expect(scoreCount(game.state, anna)).toEqual({ temples: [{ hex: hex('c5'), value: 6 }], treasures: 0, total: 6 });
    expect(scoreCount(game.state, jan).total).toBe(0);
    expect(scoreCount(game.state, ewa).total).toBe(0);
  });

  test('TK-15 a guarded temple scores for its guard alone, whoever stands there', () => {
    const game = jungle({ tiles: { c4: ['D1', 0, { explorers: [0, 9], guard: anna, value: 7 }] } });
    expect(scoreCount(game.state, anna)).toEqual({ temples: [{ hex: hex('c4'), value: 7 }], treasures: 0, total: 7 });
    expect(scoreCount(game.state, jan).total).toBe(0);
  });

  test('TK-15 clearings and ruins bring nothing', () => {
    const game = jungle({ tiles: { c4: ['A4', 0, { explorers: [4, 0] }] }, hexes: { b4: { explorers: [4, 0] } } });
    expect(scoreCount(game.state, anna).total).toBe(0);
  });

  test('TK-15 one, two or three treasures of a kind are worth 1, 3 and 6', () => {
    const game = jungle({ treasures: [['mask', 'bell', 'bell', 'disc', 'disc', 'disc'], []] });
    expect(scoreCount(game.state, anna)).toEqual({ temples: [], treasures: 10, total: 10 });
  });
});

describe('a volcano', () => {
  test('TK-14 it is set aside, and from the drawer everybody takes a bonus turn and scores at its end', () => {
    const game = jungle({
      players: 3,
      turn: 0,
      hexes: { a4: { explorers: [0, 1, 0], value: 4 } },
      state: { tiles: ['B6'] },
    })
      .draws('B6')
      .play(endTurn);
    expect(game.state).toMatchObject({ tile: 'B6', scoring: { cause: 'volcano', order: [1, 2, 0] } });
    expect(game.state.turn).toMatchObject({ seat: 1, kind: 'bonus', actionPoints: 10 });
    expect(game.refusal(place('a3'))).toEqual({ code: 'noTileToPlace', rule: 'TK-14' });
    game.play(dig('a4'), endTurn);
    expect(game.scores()).toEqual([0, 5, 0]);
    expect(game.state.turn).toMatchObject({ seat: 2, kind: 'bonus' });
    game.play(endTurn);
    expect(game.state.turn).toMatchObject({ seat: 0, kind: 'bonus' });
    game.play(endTurn);
    expect(game.state).toMatchObject({ phase: 'placing', tile: 'B6', scoring: null });
    expect(game.state.turn).toMatchObject({ seat: 1, kind: 'normal', actionPoints: 10 });
    game.play(place('a3'));
    expect(game.at('a3')?.terrain).toBe('B6');
    expect(game.points()).toBe(10);
  });

  test('TK-14 each scores for themselves alone, as things stand at the end of their own turn', () => {
    const scoring = { cause: 'volcano', order: [anna, jan], scored: [] } as const;
    const game = jungle({
      kind: 'bonus',
      hexes: { a4: { explorers: [2, 0], value: 4 }, a5: { explorers: [0, 5] } },
      state: { tile: 'B6', scoring },
    }).play(endTurn);
    expect(game.scores()).toEqual([4, 0]);
    const walk = { type: 'walk', figure: 'explorer', from: hex('a5'), to: hex('a4') } as const;
    game.play(walk, walk, walk, endTurn);
    expect(game.scores()).toEqual([4, 4]);
  });
});

describe('the last tile', () => {
  const last = { tiles: [], display: [] };

  test.each([
    ['placer', [2, 0, 1]],
    ['next', [0, 1, 2]],
  ] as const)('TK-16 after it comes a final scoring round: %s', (finalRound, order) => {
    const game = jungle({ players: 3, turn: 2, options: { finalRound }, state: last }).play(endTurn);
    expect(game.state.scoring).toEqual({ cause: 'final', order, scored: [] });
    expect(game.state.turn).toMatchObject({ kind: 'bonus', seat: order[0] });
    expect(game.refusal(place('a3'))).toEqual({ code: 'noTileToPlace', rule: 'TK-16' });
    game.play(endTurn, endTurn, endTurn);
    expect(game.state.phase).toBe('over');
  });

  test('TK-16 whoever places it takes the ten points first', () => {
    const game = jungle({ turn: 1, state: { ...last, phase: 'placing', tile: 'G4' } }).play(place('a3', 3));
    expect(game.state).toMatchObject({ phase: 'acting', scoring: null, turn: { seat: 1, actionPoints: 10 } });
  });

  test('TK-16 what is scored last counts', () => {
    const game = jungle({ turn: 1, hexes: { a4: { explorers: [1, 0] } }, state: last }).play(endTurn, endTurn, endTurn);
    expect(game.state.final).toEqual({ winners: [0], scores: [1, 0], reason: 'points' });
  });
});

describe('winning', () => {
  const over = (
    expeditions: readonly { points?: number; treasures?: readonly number[] }[],
    guards: Record<string, number> = {},
  ) => {
    const hexes = Object.fromEntries(
      Object.entries(guards).map(([label, owner]) => [label, { guard: seat(owner), value: 1 + owner }]),
    );
    const game = jungle({
      players: expeditions.length,
      kind: 'bonus',
      hexes,
      expeditions,
      state: {
        tiles: [],
        turn: { ...jungle({ kind: 'bonus' }).state.turn, seat: anna },
        scoring: { cause: 'final', order: [anna], scored: [] },
      },
    });
    return at([game.play(endTurn).state.final], 0);
  };
  const treasures = (count: number): readonly number[] => [0, 0, 0, 0, 0, 0, 0, count];

  test('TK-17 most points win', () => {
    expect(over([{ points: 3 }, { points: 5 }])).toEqual({ winners: [1], scores: [3, 5], reason: 'points' });
  });

  test('TK-17 of equals the one with the most valuable guarded temple', () => {
    expect(over([{ points: 3 }, { points: 3 }, { points: 3 }], { a4: 1, b5: 2 })).toMatchObject({
      winners: [2],
      reason: 'guardedTemple',
    });
  });

  test('TK-17 then the one with most treasures, and then it is shared', () => {
    expect(over([{ points: 2 }, { points: 2, treasures: treasures(1) }])).toMatchObject({
      winners: [1],
      reason: 'treasures',
    });
    expect(over([{ points: 2 }, { points: 2 }, { points: 1 }])).toMatchObject({ winners: [0, 1], reason: 'shared' });
  });

  test('TK-17 nothing can be done after it', () => {
    const game = jungle({ state: { phase: 'over' } });
    expect(game.refusal(endTurn, 0)).toEqual({ code: 'gameOver', rule: 'TK-17' });
    expect(game.offers(0)).toEqual([]);
  });
});

describe('turns', () => {
  test('TK-18 seat 0 begins, and play goes by ascending seat', () => {
    const game = newGame(3, {}, 'A1', 'A2', 'A3', 'A4');
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(game.awaited());
      const [first] = game.offered('placeTile');
      if (first === undefined) throw new Error('there is no place');
      if (turn < 3) game.play(first, endTurn);
    }
    expect(order).toEqual([0, 1, 2, 0]);
    expect(game.refusal(endTurn, 1)).toEqual({ code: 'notYourTurn', rule: 'TK-18', turn: 0 });
  });

  test('TK-18 a turn is ended in so many words, at no points too', () => {
    const game = jungle({ points: 0 });
    expect(game.proceed().awaited()).toBe(0);
    expect(game.offers()).toEqual([endTurn]);
  });
});
