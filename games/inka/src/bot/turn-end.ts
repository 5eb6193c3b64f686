import type { Cell } from '../vocabulary.ts';
import { costAt, costOf, sharesOf, tempoOf } from './evaluation.ts';
import { COUNTER, type Position } from './position.ts';
import { surveyOf } from './routes.ts';
import { canEndIn, cellIn, findWalks, reachedAt, standingIn } from './walking.ts';
import type { Weights } from './weights.ts';

/** How a turn best ends where no more tiles are moved. */
interface TurnEnd {
  /** The share of a victory for the mover. */
  readonly value: number;
  /** What the mover still has to do then. */
  readonly cost: number;
  readonly wins: boolean;
  /** Where the walk ends: one of the states that were found last. */
  readonly state: number;
}

export function endOf(position: Position, weights: Weights): TurnEnd {
  const { seat, players } = position;
  const footing = surveyOf(position, weights);
  const walk = bestWalk(position, seat, findWalks(position, seat, position.points, footing), weights);
  if (walk.wins) return { ...walk, value: 1 };
  const next = (seat + 1) % players;
  const costs: number[] = [];
  for (let one = 0; one < players; one++)
    costs.push(
      one === seat ? walk.cost - tempoOf(position, seat, next, weights) : costOf(position, one, next, weights),
    );
  return { ...walk, value: sharesOf(costs, weights)[seat] ?? 0 };
}

/** The best of the walks that were found last, by the distances that were surveyed last. */
export function bestWalk(position: Position, seat: number, count: number, weights: Weights): Omit<TurnEnd, 'value'> {
  let state = reachedAt(0);
  let cost = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const one = reachedAt(i);
    const cell = cellIn(one);
    if (i > 0 && !canEndIn(position, seat, one)) continue;
    const standing = standingIn(one);
    if (i > 0 && standing === 0 && isExit(position, seat, cell)) return { cost: 0, wins: true, state: one };
    const left = costAt(position, cell, standing, weights);
    if (left >= cost) continue;
    cost = left;
    state = one;
  }
  return { cost, wins: false, state };
}

/** IN-18: could a seat win there? */
export const isExit = ({ tables, grid, counters }: Position, seat: number, cell: Cell): boolean =>
  tables.symbols[cell] === 'start' && (grid[cell] === 0 || (grid[cell] === COUNTER && counters[seat] === cell));
