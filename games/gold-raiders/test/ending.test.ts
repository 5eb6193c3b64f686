import { frozen, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { goldRaiders } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { cards } from './cards.ts';
import { endTurn, raid, reveal, stack } from './raid.ts';

/** The last moment of a Day: where everybody is, which stacks lie open, how many closed. */
function dusk(raiders: readonly { at: number; open?: readonly string[]; closed?: number }[], first = 0): State {
  const { state } = raid(raiders.map(() => '1'));
  state.stage = 'dusk';
  state.firstPlayer = seat(first);
  state.turn = seat(first);
  state.raiders = raiders.map(({ at, open = [], closed = 0 }) => ({
    at,
    hand: [],
    stacks: [
      ...open.map((letters) => ({ cards: [...cards(letters)], knownBy: [...letters].map(() => 1), open: true })),
      ...Array.from({ length: closed }, () => ({ cards: [...cards('3')], knownBy: [1], open: false })),
    ],
  }));
  return state;
}

function ended(state: State) {
  for (const event of goldRaiders.proceed(frozen(state), { draw: (_, from) => from[0] as (typeof from)[number] }))
    goldRaiders.evolve(state, event);
  return goldRaiders.outcome(frozen(state));
}

describe('the end', () => {
  test('GR-17 it is only looked who is at the temple when everybody has had their Day', () => {
    const e = raid(['123', '111'], { trail: 6 });
    e.play(stack('1'), stack('1'), stack('2', 0), stack('1'), stack('3', 0), stack('1'));
    e.play(reveal(0));
    expect(e.at()).toEqual([6, 0]);
    expect(e.final()).toBeUndefined();
    expect(e.state).toMatchObject({ stage: 'day', turn: 1 });
    e.play(endTurn);
    expect(e.final()).toEqual({ winners: [0], scores: [6, 0], reason: 'temple' });
  });

  test('GR-18 a single raider at the temple wins, whatever the others have revealed', () => {
    expect(ended(dusk([{ at: 24, open: ['333'] }, { at: 25 }, { at: 24 }]))).toEqual({
      winners: [1],
      scores: [24, 25, 24],
      reason: 'temple',
    });
  });

  test('GR-18 of several the most miles revealed this Day win, in Bandit stacks and triplets too', () => {
    const state = dusk([
      { at: 25, open: ['123'] },
      { at: 25, open: ['22B', '111'] },
      { at: 24, open: ['3333'] },
    ]);
    expect(ended(state)).toMatchObject({ winners: [1], reason: 'miles' });
  });

  test('GR-18 closed stacks show no miles; of equals the most closed stacks win', () => {
    const state = dusk([
      { at: 25, open: ['12'], closed: 1 },
      { at: 25, open: ['3'], closed: 2 },
      { at: 25, open: ['2'], closed: 5 },
    ]);
    expect(ended(state)).toMatchObject({ winners: [1], reason: 'closedStacks' });
  });

  test('GR-18 of equals again the earliest in turn order wins', () => {
    const level = [{ at: 25, closed: 1 }, { at: 25 }, { at: 25, closed: 1 }, { at: 25, closed: 1 }];
    expect(ended(dusk(level, 1))).toMatchObject({ winners: [2], reason: 'turnOrder' });
    expect(ended(dusk(level, 3))).toMatchObject({ winners: [3], reason: 'turnOrder' });
  });

  test('GR-18 nothing can be done after the end', () => {
    const state = dusk([{ at: 25 }, { at: 3, closed: 1 }]);
    ended(state);
    expect(goldRaiders.decide(frozen(state), seat(0), endTurn)).toEqual({
      ok: false,
      refused: { code: 'gameOver', rule: 'GR-18' },
    });
    expect([goldRaiders.awaited(frozen(state)), goldRaiders.legal(frozen(state), seat(0))]).toEqual([[], []]);
    expect(goldRaiders.project(frozen(state), 'spectator')).toMatchObject({ phase: 'over', final: { winners: [0] } });
  });

  test('GR-19 after 20 rounds the raider farthest along wins', () => {
    const state = dusk([{ at: 3 }, { at: 4 }, { at: 0 }]);
    state.round = 20;
    expect(ended(state)).toEqual({ winners: [1], scores: [3, 4, 0], reason: 'farthest' });
    expect(goldRaiders.decide(frozen(state), seat(0), endTurn)).toEqual({
      ok: false,
      refused: { code: 'gameOver', rule: 'GR-19' },
    });
  });

  test('GR-19 with ties as at the temple', () => {
    const state = dusk([
      { at: 4, open: ['1'] },
      { at: 4, open: ['2'] },
      { at: 0, open: ['3'] },
    ]);
    state.round = 20;
    expect(ended(state)).toMatchObject({ winners: [1], reason: 'miles' });
  });

  test('GR-19 not before: a table that never reveals plays twenty rounds', () => {
    const e = raid(['1', '1']);
    for (let round = 1; round <= 20; round++) {
      expect(e.state.round).toBe(round);
      expect(e.final()).toBeUndefined();
      for (const n of [0, 1]) e.play({ type: 'stackCard', card: e.state.raiders[n]?.hand[0] ?? 'mile1', onto: 'new' });
      e.play(endTurn, endTurn);
    }
    expect(e.final()).toEqual({ winners: [0], scores: [0, 0], reason: 'turnOrder' });
  });
});
