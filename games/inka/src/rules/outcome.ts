import { type Frozen, seats } from '@quri/kernel';
import { floorOf } from '../answers/floor.ts';
import { hasEscaped, statuesTaken } from '../answers/statues.ts';
import { type FinalCount, type Reason, STALL_POSITIONS, STALL_TURNS } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const outcome = (s: Frozen<State>): FinalCount | undefined => s.final ?? undefined;

/** IN-18 */
export function escapeOf(s: Frozen<State>): readonly Event[] {
  const { seat } = s.turn;
  // Only a walk leads onto an exit.
  if (!s.turn.walked || !hasEscaped(s, floorOf(s), seat)) return [];
  return [{ type: 'gameEnded', winners: [seat], scores: scoresOf(s), reason: 'escaped' }];
}

/** IN-19: no statue for many turns. */
export const stall = (s: Frozen<State>): readonly Event[] =>
  s.turnsWithoutStatue >= STALL_TURNS * s.counters.length ? [endWithout(s, 'noStatues')] : [];

/** IN-19: the position at the start of this turn came for the third time. */
export function repetition(s: Frozen<State>): readonly Event[] {
  const now = s.positions.at(-1);
  const times = s.positions.filter((position) => position === now).length;
  return times >= STALL_POSITIONS ? [endWithout(s, 'repetition')] : [];
}

function endWithout(s: Frozen<State>, reason: Reason): Event {
  const scores = scoresOf(s);
  const most = Math.max(...scores);
  return { type: 'gameEnded', winners: seats(scores.length).filter((seat) => scores[seat] === most), scores, reason };
}

const scoresOf = (s: Frozen<State>): readonly number[] => seats(s.counters.length).map((seat) => statuesTaken(s, seat));
