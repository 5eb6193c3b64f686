import { advance, apply, asList, defaultOptions, frozen, noDice, pick, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/bot/greedy.ts';
import { intentsOf, type TurnMove, turnMoves } from '../src/bot/turn-moves.ts';
import { keyOf, played } from '../src/bot/turn-position.ts';
import { tikal } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { View } from '../src/view/shapes.ts';

/** Positions of a game in which one seat plays greedily and the others anything: before every action. */
function positionsOf(seed: string, players: number): readonly State[] {
  const options = defaultOptions(tikal.meta.options, players);
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  const state = tikal.blank(players, options);
  const positions: State[] = [];
  advance(tikal, state, dice);
  for (let by = tikal.awaited(frozen(state))[0]; by !== undefined; by = tikal.awaited(frozen(state))[0]) {
    if (state.phase === 'acting') positions.push(tikal.fork(frozen(state)));
    const view = tikal.fork(frozen(state));
    const offers = tikal.legal(frozen(state), by);
    const question = { seat: by, players, options, view, memory: {}, offers, rng, ms: 1000, now: () => 0 };
    const [first] = by === 0 ? asList(greedy.choose(question)) : [pick(rng, offers)];
    if (first !== undefined) apply(tikal, state, by, first, dice);
  }
  return positions;
}

/** All that a search goes by, but for how many steps there were. */
const essence = ({ hexes, expeditions, levels, turn }: View) => ({
  hexes,
  expeditions,
  levels,
  actionPoints: turn.actionPoints,
  workers: turn.workers,
});

describe('the moves of a search', () => {
  const positions = [...positionsOf('moves', 2), ...positionsOf('moves', 4)];
  const sorts = new Map<TurnMove['type'], number>();

  test('are lists of offers that lead where the search believes', () => {
    for (const before of positions) {
      for (const move of turnMoves(before)) {
        sorts.set(move.type, (sorts.get(move.type) ?? 0) + 1);
        if (move.type === 'huntTreasure') continue;
        const state = tikal.fork(frozen(before));
        for (const intent of intentsOf(before, before.turn.seat, move))
          apply(tikal, state, before.turn.seat, intent, noDice);
        expect(essence(state)).toEqual(essence(played({ view: before, hunted: 0 }, move).view));
      }
    }
    for (const type of ['go', 'excavate', 'huntTreasure', 'pitchCamp', 'placeGuard', 'exchangeTreasure'] as const)
      expect([type, (sorts.get(type) ?? 0) > 3]).toEqual([type, true]);
  });

  test('of which a hunt is expected to find something: it is paid for, and one treasure fewer lies there', () => {
    let hunts = 0;
    for (const before of positions) {
      const hunt = turnMoves(before).find(({ type }) => type === 'huntTreasure');
      if (hunt?.type !== 'huntTreasure') continue;
      hunts++;
      const { view, hunted } = played({ view: before, hunted: 0 }, hunt);
      expect(hunted).toBe(1);
      expect(view.phase).toBe('acting');
      expect(view.turn.actionPoints).toBe(before.turn.actionPoints - 3);
      expect(view.hexes[hunt.hex]?.treasures).toBe((before.hexes[hunt.hex]?.treasures ?? 0) - 1);
    }
    expect(hunts).toBeGreaterThan(10);
  });

  test('give the same key for the same position only', () => {
    for (const before of positions.filter((_, i) => i % 10 === 0)) {
      const keys = new Map<number, string>();
      for (const move of turnMoves(before)) {
        const after = played({ view: before, hunted: 0 }, move);
        const text = JSON.stringify([essence(after.view), after.hunted]);
        expect(keys.get(keyOf(after)) ?? text).toBe(text);
        keys.set(keyOf(after), text);
      }
    }
  });

  test('leave the position they are played from as it was', () => {
    for (const before of positions.filter((_, i) => i % 10 === 0)) {
      const text = JSON.stringify(before);
      for (const move of turnMoves(before)) played({ view: before, hunted: 0 }, move);
      expect(JSON.stringify(before)).toBe(text);
    }
  });
});
