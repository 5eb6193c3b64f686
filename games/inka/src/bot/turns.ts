import { type TurnPlan, type TurnTerms, turnSearch } from '@quri/bot-kit';
import { ACTION_POINTS, type Cell, type Intent } from '../vocabulary.ts';
import { bestBlocker } from './blocking.ts';
import { finishesOf } from './finish.ts';
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
  /** At most so many ways to take a statue are tried. */
  readonly goals: number;
  /** How many positions are looked at to find these, and as many to find a way to leave. */
  readonly tries: number;
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

/** The best whole turns that are found, best first. Whoever is seen to win needs no other. */
export function turnsOf(
  position: Position,
  weights: Weights,
  effort: TurnEffort,
  count: number,
  isOver: () => boolean,
): readonly Turn[] {
  const leaving = leavingTurn(position, effort.tries);
  if (leaving !== undefined) return [leaving];
  const terms = turnTerms(
    (at) => turnMoves(at, weights, effort.moves),
    (at) => endOf(at, weights).value,
  );
  const search = turnSearch(terms, position, isOver);
  search.widen(effort.width);
  const plans = [...statuePlans(position, weights, effort), ...search.best(count)]
    .sort((a, b) => b.value - a.value)
    .slice(0, count);
  return plans
    .map(({ moves }, i) => turnFrom(position, moves, weights, i < effort.blockers))
    .sort((a, b) => b.value - a.value);
}

/** IN-18 */
function leavingTurn(position: Position, tries: number): Turn | undefined {
  const [finish] = finishesOf(position, 'leave', 1, tries).found;
  return finish && { intents: intentsOf(position, finish.moves, finish.walk), after: position, wins: true, value: 1 };
}

/** Turns that take a statue, which a narrow search may not see. */
const statuePlans = (
  position: Position,
  weights: Weights,
  { goals, tries }: TurnEffort,
): readonly TurnPlan<TurnMove>[] =>
  finishesOf(position, 'statue', goals, tries).found.map(({ moves }) => ({
    moves,
    value: endOf(moves.reduce(movePlayed, position), weights).value,
  }));

export function turnFrom(start: Position, moves: readonly TurnMove[], weights: Weights, withBlocker: boolean): Turn {
  const last = moves.reduce(movePlayed, start);
  const { state, wins, value } = endOf(last, weights);
  const intents = intentsOf(start, moves, intentsTo(state));
  const after = withCounterAt(last, cellIn(state), pointsLeftIn(state), standingIn(state));
  if (wins) return { intents, after, wins, value };
  const blocker = withBlocker ? bestBlocker(after, weights) : { cell: NOWHERE, value };
  return {
    intents: [...intents, { type: 'stopWalking' }, endTurn(blocker.cell)],
    after: afterTurn(after, blocker.cell),
    wins,
    value: blocker.value,
  };
}

/** IN-16: tile moves and the walk after them, with walking started where it must be. */
export function intentsOf(start: Position, moves: readonly TurnMove[], walk: readonly Intent[]): readonly Intent[] {
  const intents: Intent[] = [];
  let isWalking = start.walking;
  const walkOn = (steps: readonly Intent[]): void => {
    if (!isWalking) intents.push({ type: 'startWalking' });
    isWalking = true;
    intents.push(...steps);
  };
  for (const move of moves) {
    if (move.walk !== null) walkOn(move.walk.intents);
    intents.push({ type: 'moveTile', tile: move.tile, to: move.to });
  }
  walkOn(walk);
  return intents;
}

export const endTurn = (cell: Cell): Intent => ({ type: 'endTurn', blocker: cell === NOWHERE ? null : cell });
