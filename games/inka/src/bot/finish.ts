import type { Intent } from '../vocabulary.ts';
import { type Finish, type Finishes, searchFinishes } from './finish-search.ts';
import { newFooting, writeFooting } from './footing.ts';
import type { Goal } from './joins.ts';
import { type Position, withCounterAt } from './position.ts';
import { canEndIn, cellIn, findWalks, isByWalking, pointsLeftIn, reachedAt, standingIn } from './walking.ts';

const footing = newFooting();

/**
 * The ways to reach a goal within the turn: at most `most`, and after `tries` positions no more are looked for. Whoever
 * has just walked may have to walk twice (IN-11): to a place at a price, and from there, again at a price, to another
 * that could have been walked to for nothing.
 */
export function finishesOf(start: Position, goal: Goal, most: number, tries: number): Finishes {
  const direct = searchFinishes(start, goal, most, tries);
  if (!start.walked || direct.found.length > 0) return direct;
  let isComplete = direct.complete;
  for (const there of walkedOn(start)) {
    const { found, complete } = finishesOf(there, goal, most, tries);
    const walk: Intent = { type: 'walk', to: there.counters[start.seat] ?? 0 };
    if (found.length > 0) return { found: found.map((finish) => walkedFirst(walk, finish)), complete };
    isComplete &&= complete;
  }
  return { found: [], complete: isComplete };
}

/** The positions after a walk that costs something. */
function walkedOn(start: Position): readonly Position[] {
  writeFooting(start, footing);
  const count = findWalks(start, start.seat, start.points, footing);
  const positions: Position[] = [];
  for (let i = 1; i < count; i++) {
    const state = reachedAt(i);
    if (!isByWalking(state) || !canEndIn(start, start.seat, state)) continue;
    positions.push({ ...withCounterAt(start, cellIn(state), pointsLeftIn(state), standingIn(state)), walked: true });
  }
  return positions;
}

function walkedFirst(walk: Intent, finish: Finish): Finish {
  const [first, ...others] = finish.moves;
  if (first === undefined || first.walk === null) return { ...finish, walk: [walk, ...finish.walk] };
  const intents = [walk, ...first.walk.intents];
  return { ...finish, moves: [{ ...first, walk: { ...first.walk, intents } }, ...others] };
}
