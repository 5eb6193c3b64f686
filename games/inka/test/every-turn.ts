import { apply, type Frozen, frozen, noDice } from '@quri/kernel';
import { floorOf, tileAt } from '../src/answers/floor.ts';
import { isTarget, symbolAt } from '../src/answers/map.ts';
import { newFooting, writeFooting } from '../src/bot/footing.ts';
import type { Goal } from '../src/bot/joins.ts';
import { keyOf, type Position, withTileMoved } from '../src/bot/position.ts';
import { tileMovesOf } from '../src/bot/tile-ends.ts';
import { isExit } from '../src/bot/turn-end.ts';
import { walksToDiamonds } from '../src/bot/turn-moves.ts';
import { canEndIn, cellIn, findWalks, reachedAt, standingIn } from '../src/bot/walking.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { Intent } from '../src/vocabulary.ts';

export const GOALS: readonly Goal[] = ['leave', 'statue'];

/** Has the goal been reached since the turn was as it was before? */
export function isReached(before: Frozen<State>, after: Frozen<State>, goal: Goal): boolean {
  const by = before.turn.seat;
  if (goal === 'leave') return after.final?.reason === 'escaped' && after.final.winners.includes(by);
  return (after.statues[by]?.length ?? 0) < (before.statues[by]?.length ?? 0);
}

/** The position after these intents; the rules must allow each. */
export function played(state: State, intents: readonly Intent[]): State {
  const copy = inka.fork(frozen(state));
  for (const intent of intents) apply(inka, copy, state.turn.seat, intent, noDice);
  return copy;
}

/**
 * Which goals can be reached: plays all that the rules offer until the turn would end. Left out are only positions that
 * were met before, and walks to where nothing can be done: a walk takes the cheapest way, so that two in a row are never
 * better than one, unless the turn begins with a walk just made.
 */
export function reachableGoals(start: State): ReadonlySet<Goal> {
  const reached = new Set<Goal>();
  const known = new Set<string>();
  const by = start.turn.seat;
  const visit = (state: State): void => {
    for (const goal of GOALS) if (isReached(start, state, goal)) reached.add(goal);
    if (reached.size === GOALS.length || (state.phase !== 'movingTiles' && state.phase !== 'walking')) return;
    const { phase, poses, counters, statues, turn } = state;
    const key = JSON.stringify([phase, poses, counters, statues[by], turn.actionPoints, turn.walked]);
    if (known.has(key)) return;
    known.add(key);
    for (const intent of inka.legal(frozen(state), by)) {
      if (intent.type === 'stopWalking') continue;
      if (intent.type === 'walk' && !start.turn.walked && isIdle(state, intent.to)) continue;
      visit(played(state, [intent]));
    }
  };
  visit(start);
  return reached;
}

/** Is there nothing to be done on a cell? */
function isIdle(state: State, cell: number): boolean {
  const tile = tileAt(floorOf(state), cell);
  const symbol = symbolAt(state, cell);
  return !(tile !== null && isTarget(tile)) && (symbol === null || symbol === 'snake');
}

const footing = newFooting();

/** Can the goal be reached? Tries all tile moves with the bots' own moves, which are faster than the rules. */
export function isReachable(start: Position, goal: Goal): boolean {
  const known = new Set<number>();
  const { seat, statues } = start;
  const visit = (position: Position): boolean => {
    const key = keyOf(position);
    if (known.has(key)) return false;
    known.add(key);
    writeFooting(position, footing);
    for (let i = 1, count = findWalks(position, seat, position.points, footing); i < count; i++) {
      const state = reachedAt(i);
      if (goal === 'statue' && standingIn(state) !== statues[seat]) return true;
      if (goal === 'statue' || standingIn(state) !== 0 || !isExit(position, seat, cellIn(state))) continue;
      if (canEndIn(position, seat, state)) return true;
    }
    if (position.points === 0) return false;
    const diamonds = walksToDiamonds(position, footing).map((walk) => walk.position);
    const moved = (from: Position, targets: boolean): boolean =>
      tileMovesOf(from, targets).some(({ tile, to }) => visit(withTileMoved(from, tile, to)));
    return (!position.walking && moved(position, false)) || diamonds.some((one) => moved(one, true));
  };
  return visit(start);
}
