import { type TurnPlan, type TurnTerms, turnSearch } from '@quri/bot-kit';
import { ACTION_POINTS, type Cell, type Intent } from '../vocabulary.ts';
import { bestBlocker } from './blocking.ts';
import { goalMoves } from './goal-solver.ts';
import { afterTurn, keyOf, type Position, withCounterAt } from './position.ts';
import { NOWHERE } from './tables.ts';
import { endOf } from './turn-end.ts';
import { type MoveLimits, movePlayed, type TurnMove, turnMoves } from './turn-moves.ts';
import { cellIn, intentsTo, pointsLeftIn, standingIn } from './walking.ts';
import type { Weights } from './weights.ts';

/** A whole turn. */
export interface Turn {
  readonly intents: readonly Intent[];
  /** The position when the next seat begins; of no use where the turn wins. */
  readonly after: Position;
  readonly wins: boolean;
  /** The share of a victory for whoever took it. */
  readonly value: number;
}

export interface TurnEffort {
  /** How many positions are looked into for every number of points used. */
  readonly width: number;
  readonly moves: MoveLimits;
  /** At most so many ways to take a statue or to leave are tried. */
  readonly goals: number;
  /** For so many turns the best place of the blocker is looked for; the others get none. */
  readonly blockers: number;
}

/** A turn as a search over its tile moves sees it. */
export const turnTerms = (
  moves: (position: Position) => readonly TurnMove[],
  value: (position: Position) => number,
): TurnTerms<Position, TurnMove> => ({
  moves,
  play: movePlayed,
  key: keyOf,
  used: ({ points }) => ACTION_POINTS - points,
  value,
});

/** The best whole turns that are found, best first. */
export function turnsOf(
  position: Position,
  weights: Weights,
  effort: TurnEffort,
  count: number,
  isOver: () => boolean,
): readonly Turn[] {
  const terms = turnTerms(
    (at) => turnMoves(at, weights, effort.moves),
    (at) => endOf(at, weights).value,
  );
  const search = turnSearch(terms, position, isOver);
  search.widen(effort.width);
  const plans = [...goalPlans(position, weights, effort.goals), ...search.best(count)]
    .sort((a, b) => b.value - a.value)
    .slice(0, count);
  return plans
    .map(({ moves }, i) => turnFrom(position, moves, weights, i < effort.blockers))
    .sort((a, b) => b.value - a.value);
}

/** Turns that take a statue or leave, which a narrow search may not see. */
function goalPlans(position: Position, weights: Weights, most: number): readonly TurnPlan<TurnMove>[] {
  if (most === 0) return [];
  return goalMoves(position, most).map((list) => {
    const moves = list.map((move) => ({ ...move, walk: null }));
    return { moves, value: endOf(moves.reduce(movePlayed, position), weights).value };
  });
}

export function turnFrom(start: Position, moves: readonly TurnMove[], weights: Weights, withBlocker: boolean): Turn {
  const intents: Intent[] = [];
  let position = start;
  let isWalking = start.walking;
  const walk = (steps: readonly Intent[]): void => {
    if (!isWalking) intents.push({ type: 'startWalking' });
    isWalking = true;
    intents.push(...steps);
  };
  for (const move of moves) {
    if (move.walk !== null) walk(move.walk.intents);
    intents.push({ type: 'moveTile', tile: move.tile, to: move.to });
    position = movePlayed(position, move);
  }
  const { state, wins, value } = endOf(position, weights);
  walk(intentsTo(state));
  position = withCounterAt(position, cellIn(state), pointsLeftIn(state), standingIn(state));
  if (wins) return { intents, after: position, wins, value };
  const blocker = withBlocker ? bestBlocker(position, weights) : { cell: NOWHERE, value };
  intents.push({ type: 'stopWalking' }, endTurn(blocker.cell));
  return { intents, after: afterTurn(position, blocker.cell), wins, value: blocker.value };
}

export const endTurn = (cell: Cell): Intent => ({ type: 'endTurn', blocker: cell === NOWHERE ? null : cell });
