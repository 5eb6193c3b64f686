import { advance, apply, at, frozen, pick, type Rng, rngDice, scriptedDice, seededRng } from '@quri/kernel';
import { expect, test } from 'vitest';
import { tikal } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';

/** After so many turns of a random game in which they are seldom ended early: a tile was placed, ten points are left. */
function position(seed: string, players: number, auction: boolean, turns: number): State {
  const rng: Rng = seededRng(seed);
  const dice = rngDice(rng);
  const s = tikal.blank(players, { finalRound: 'placer', auction, odds: true });
  advance(tikal, s, dice);
  while (s.turnsTaken < turns || (turns > 0 && s.turn.actionPoints + Number(s.phase === 'acting') < 11)) {
    const seat = at(tikal.awaited(frozen(s)), 0);
    const offers = tikal.legal(frozen(s), seat);
    const others = offers.filter(({ type }) => type !== 'endTurn');
    apply(tikal, s, seat, pick(rng, others.length > 0 && rng.fraction() < 0.9 ? others : offers), dice);
  }
  return s;
}

/** How many lists of so many moves there are; what is drawn is always the first candidate. */
function count(s: State, depth: number): number {
  const [seat] = tikal.awaited(frozen(s));
  if (seat === undefined) return depth === 0 ? 1 : 0;
  const offers = tikal.legal(frozen(s), seat);
  if (depth === 1) return offers.length;
  return offers.reduce((sum, intent) => {
    const after = tikal.fork(frozen(s));
    apply(tikal, after, seat, intent, firstDice);
    return sum + count(after, depth - 1);
  }, 0);
}

const firstDice = scriptedDice([], { draw: (_address, from) => at(from, 0) });

test.each([
  ['start', 2, false, 0, [24, 72, 876]],
  ['early', 2, false, 8, [16, 236, 3477]],
  ['middle', 3, false, 26, [12, 159, 2424]],
  ['late', 4, false, 46, [29, 841, 24889]],
  ['bidding', 4, true, 0, [21, 231, 1771]],
] as const)('move counts: %s, %i players', (seed, players, auction, turns, counts) => {
  const s = position(seed, players, auction, turns);
  expect([1, 2, 3].map((depth) => count(s, depth))).toEqual(counts);
});
