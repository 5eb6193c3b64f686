import { advance, apply, at, frozen, pick, type Rng, rngDice, scriptedDice, seededRng } from '@quri/kernel';
import { expect, test } from 'vitest';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { USUAL } from './temple.ts';

/** After so many turns of a random game. */
function position(seed: string, players: number, turns: number): State {
  const rng: Rng = seededRng(seed);
  const dice = rngDice(rng);
  const s = inka.blank(players, USUAL);
  advance(inka, s, dice);
  while (s.turnsTaken < turns) {
    const seat = at(inka.awaited(frozen(s)), 0);
    apply(inka, s, seat, pick(rng, inka.legal(frozen(s), seat)), dice);
  }
  return s;
}

/** How many lists of so many moves there are; what is drawn is always the first candidate. */
function count(s: State, depth: number): number {
  const [seat] = inka.awaited(frozen(s));
  if (seat === undefined) return depth === 0 ? 1 : 0;
  const offers = inka.legal(frozen(s), seat);
  if (depth === 1) return offers.length;
  return offers.reduce((sum, intent) => {
    const after = inka.fork(frozen(s));
    apply(inka, after, seat, intent, firstDice);
    return sum + count(after, depth - 1);
  }, 0);
}

const firstDice = scriptedDice([], { draw: (_address, from) => at(from, 0) });

test.each([
  ['start', 2, 0, [4, 12]],
  ['early', 2, 2, [122, 14910]],
  ['middle', 3, 14, [121, 14486]],
  ['late', 4, 40, [108, 11698]],
] as const)('move counts: %s, %i players', (seed, players, turns, counts) => {
  const s = position(seed, players, turns);
  expect([1, 2].map((depth) => count(s, depth))).toEqual(counts);
});
