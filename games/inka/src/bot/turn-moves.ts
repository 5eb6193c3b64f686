import { ACTION_POINTS, type Intent, STEPPING_TILES } from '../vocabulary.ts';
import { type Footing, newFooting, writeFooting } from './footing.ts';
import { COUNTER, type Position, withCounterAt, withTileMoved } from './position.ts';
import { surveyOf } from './routes.ts';
import { type TileMove, tileMovesOf } from './tile-ends.ts';
import { bestWalk } from './turn-end.ts';
import { canEndIn, cellIn, findWalks, intentsTo, pointsLeftIn, reachedAt, standingIn } from './walking.ts';
import type { Weights } from './weights.ts';

/** A tile that is moved; a target tile from a diamond, to which the counter walks before. */
export interface TurnMove extends TileMove {
  readonly walk: Walk | null;
}

interface Walk {
  readonly intents: readonly Intent[];
  /** With the counter on the diamond. */
  readonly position: Position;
}

export const movePlayed = (position: Position, { tile, to, walk }: TurnMove): Position =>
  withTileMoved(walk?.position ?? position, tile, to);

/** How many moves are worth a closer look: those that bring the mover on, and those that hold others up. */
export interface MoveLimits {
  readonly own: number;
  readonly harm: number;
}

interface Looked {
  readonly move: TurnMove;
  /** What is left to do for the mover after it, and for all others, as far as a quick look tells. */
  readonly own: number;
  readonly others: number;
}

const footing = newFooting();

/**
 * The moves of one tile that are worth a closer look. The quick look takes the distances as they are before the move,
 * and asks how far everybody gets with the tile moved.
 */
export function turnMoves(position: Position, weights: Weights, limits: MoveLimits): readonly TurnMove[] {
  if (position.points === 0) return [];
  const moves = candidates(position, surveyOf(position, weights));
  const looked = moves.map((move) => look(position, move, weights, limits.harm > 0));
  const own = [...looked].sort((a, b) => a.own - b.own).slice(0, limits.own);
  const harm = [...looked].sort((a, b) => b.others - a.others || a.own - b.own).slice(0, limits.harm);
  return [...own, ...harm.filter((one) => !own.includes(one))].map(({ move }) => move);
}

function candidates(position: Position, before: Footing): readonly TurnMove[] {
  const moves: TurnMove[] = position.walking
    ? []
    : tileMovesOf(position, false).map((move) => ({ ...move, walk: null }));
  for (const walk of walksToDiamonds(position, before))
    for (const move of tileMovesOf(walk.position, true)) moves.push({ ...move, walk });
  return moves;
}

/** IN-15: the walks to diamonds from which a target tile can be moved. */
export function walksToDiamonds(position: Position, before: Footing): readonly Walk[] {
  const { tables, seat, grid, counters } = position;
  const walks: Walk[] = [];
  const count = findWalks(position, seat, position.points, before);
  for (let i = 0; i < count; i++) {
    const state = reachedAt(i);
    const cell = cellIn(state);
    if (tables.symbols[cell] !== 'diamond' || pointsLeftIn(state) === 0) continue;
    if (grid[cell] !== 0 && !(grid[cell] === COUNTER && counters[seat] === cell)) continue;
    if (i > 0 && !canEndIn(position, seat, state)) continue;
    walks.push({
      intents: intentsTo(state),
      position: withCounterAt(position, cell, pointsLeftIn(state), standingIn(state)),
    });
  }
  return walks;
}

function look(position: Position, move: TurnMove, weights: Weights, alsoOthers: boolean): Looked {
  const { seat, players } = position;
  const after = movePlayed(position, move);
  writeFooting(after, footing);
  const own = bestWalk(after, seat, findWalks(after, seat, after.points, footing), weights).cost;
  let others = 0;
  if (alsoOthers && move.tile < STEPPING_TILES)
    for (let one = 0; one < players; one++)
      if (one !== seat) others += bestWalk(after, one, findWalks(after, one, ACTION_POINTS - 1, footing), weights).cost;
  return { move, own, others };
}
