import type { Position } from '../../games/incan-gold/src/bot/position.ts';
import { type CampChance, guarded } from '../../games/incan-gold/src/bot/position-bot.ts';
import { at, pick, type Rng, seededRng } from '../../packages/kernel/src/index.ts';
import { crossEntropyChance } from './cross-entropy.ts';
import { FastRng } from './fast-rng.ts';
import { FastTable } from './fast-table.ts';
import { SIMPLE_RIVALS } from './incan-gold-rivals.ts';

/** Leaves for danger and for gems: where the search begins. */
const START = [-3, 1, 1, 1, -1, 1, 0.3, 0.5, 0, 0, 0, 0, 0, 0];
const CANDIDATES = 64;
const ELITE = 12;
const PLAYERS = 4;
/** Keeps the spread from closing before the mean has stopped moving. */
const LEAST_SPREAD = 0.08;

export interface Tuning {
  readonly seed: string;
  readonly generations: number;
  /** What each candidate plays in a generation, all of them the same deals. */
  readonly games: number;
}

/**
 * Cross-entropy method: weights are drawn around a mean, and those that won most are the next mean and spread. The others
 * at a table are drawn from the simple rivals and the mean so far.
 */
export function tuned({ seed, generations, games }: Tuning): readonly number[] {
  const rng = seededRng(seed);
  let mean: readonly number[] = START;
  let spread: readonly number[] = START.map(() => 1);
  for (let generation = 0; generation < generations; generation++) {
    const field = [...Object.values(SIMPLE_RIVALS), (position: Position) => crossEntropyChance(position, mean)].map(
      guarded,
    );
    const candidates = Array.from({ length: CANDIDATES }, () =>
      mean.map((middle, i) => middle + at(spread, i) * normal(rng)),
    );
    const deals = rng.below(2 ** 31);
    const elite = candidates
      .map((weights) => ({ weights, share: shareOf(weights, field, games, deals) }))
      .sort((a, b) => b.share - a.share)
      .slice(0, ELITE)
      .map(({ weights }) => weights);
    mean = START.map((_, i) => meanOf(elite.map((weights) => at(weights, i))));
    spread = START.map((_, i) => {
      const variance = meanOf(elite.map((weights) => (at(weights, i) - at(mean, i)) ** 2));
      return Math.max(LEAST_SPREAD, Math.sqrt(variance));
    });
  }
  return mean;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - rng.fraction())) * Math.cos(2 * Math.PI * rng.fraction());

/** What such weights win in one seat, with others of the field in the rest. */
function shareOf(weights: readonly number[], field: readonly CampChance[], games: number, seed: number): number {
  const candidate = guarded((position) => crossEntropyChance(position, weights));
  const rng = new FastRng(seed);
  const table = new FastTable();
  let won = 0;
  for (let game = 0; game < games; game++) {
    // A game takes as much luck as its players draw, so each has its own: all candidates play the same deals.
    const luck = new FastRng(rng.next());
    const seat = luck.below(PLAYERS);
    const seated = Array.from({ length: PLAYERS }, (_, other) => (other === seat ? candidate : pick(luck, field)));
    table.deal(PLAYERS, 'incan-gold', luck);
    table.playOn(seated, luck);
    won += table.shareOf(seat);
  }
  return won / games;
}
