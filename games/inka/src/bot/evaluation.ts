import type { View } from '../view/shapes.ts';
import { type Cell, STEPPING_TILES } from '../vocabulary.ts';
import { TURN_STARTS } from './graph.ts';
import { type Position, positionOf } from './position.ts';
import { routeFrom, surveyOf } from './routes.ts';
import { NOWHERE } from './tables.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What share of a victory each seat can expect; together they are one. */
export function winShares(view: View, weights: Weights = WEIGHTS): readonly number[] {
  if (view.final === null) return sharesIn(positionOf(view), weights);
  const { winners } = view.final;
  return view.counters.map((_, seat) => (winners.some((one) => one === seat) ? 1 / winners.length : 0));
}

/** The same for a position, as if its mover began a turn. */
export function sharesIn(position: Position, weights: Weights): readonly number[] {
  surveyOf(position, weights);
  return sharesOf(
    Array.from({ length: position.players }, (_, seat) => costOf(position, seat, position.seat, weights)),
    weights,
  );
}

/** What a seat still has to do to win if `next` is the next to move, in the position that was surveyed last. */
export function costOf(position: Position, seat: number, next: number, weights: Weights): number {
  const cell = position.counters[seat] ?? NOWHERE;
  return cell === NOWHERE
    ? 0
    : costAt(position, cell, position.statues[seat] ?? 0, weights) - tempoOf(position, seat, next, weights);
}

/** The same without tempo, for whoever stands on that cell while these statues still stand. */
export function costAt({ grid }: Position, cell: Cell, standing: number, weights: Weights): number {
  const there = grid[cell] ?? 0;
  const onTile = there > 0 && there <= STEPPING_TILES ? weights.onTile : 0;
  return routeFrom(standing, TURN_STARTS + cell) + weights.statue * statuesIn(standing) - onTile;
}

/** What it is worth to be the first to move, or one of the first. */
export const tempoOf = ({ players }: Position, seat: number, next: number, { tempo }: Weights): number =>
  (tempo * (players - 1 - ((seat - next + players) % players))) / (players - 1);

const statuesIn = (standing: number): number => (standing & 1) + ((standing >> 1) & 1) + (standing >> 2);

/** Softmax of what is left to do. */
export function sharesOf(costs: readonly number[], { spread }: Weights): readonly number[] {
  const least = Math.min(...costs);
  const powers = costs.map((cost) => Math.exp((least - cost) / spread));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
