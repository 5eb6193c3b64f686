import { at, type Frozen, type Seat, seats } from '@quri/kernel';
import { bestGuarded, treasuresHeld } from '../answers/tie-breaks.ts';
import type { FinalCount, WonBy } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const outcome = (s: Frozen<State>): FinalCount | undefined => s.final ?? undefined;

type Measure = (s: Frozen<State>, seat: Seat) => number;

/** TK-17: points, then the best guarded temple, then treasures. */
const MEASURES: readonly (readonly [WonBy, Measure])[] = [
  ['points', ({ expeditions }, seat) => at(expeditions, seat).points],
  ['guardedTemple', bestGuarded],
  ['treasures', treasuresHeld],
];

export function end(s: Frozen<State>): Event {
  let winners = seats(s.expeditions.length);
  let reason: WonBy = 'shared';
  for (const [name, measure] of MEASURES) {
    const values = winners.map((seat) => measure(s, seat));
    winners = winners.filter((_, i) => values[i] === Math.max(...values));
    if (winners.length > 1) continue;
    reason = name;
    break;
  }
  return { type: 'gameEnded', winners, scores: s.expeditions.map(({ points }) => points), reason };
}
