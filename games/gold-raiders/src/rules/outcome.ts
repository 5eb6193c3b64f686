import { at, type Frozen, type Seat } from '@quri/kernel';
import { printedMiles } from '../answers/tie-breaks.ts';
import { isAnybodyAtTemple } from '../answers/trail.ts';
import { seatsFrom } from '../answers/turn-order.ts';
import type { Deck } from '../components.ts';
import type { FinalCount, WonBy } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { Raider, State } from './state.ts';

export const outcome = (s: Frozen<State>): FinalCount | undefined => s.final ?? undefined;

/** GR-17, GR-19 */
export const isOver = (deck: Deck, { round, raiders, options }: Frozen<State>): boolean =>
  round >= deck.rounds || isAnybodyAtTemple(raiders, options.trail);

type Measure = (raider: Frozen<Raider>) => number;

/** GR-18: what has been revealed in front of a raider this Day, then what has not. */
const TIE_BREAKS: readonly (readonly [WonBy, Measure])[] = [
  ['miles', ({ stacks }) => printedMiles(stacks.flatMap(({ open, cards }) => (open ? cards : [])))],
  ['closedStacks', ({ stacks }) => stacks.filter(({ open }) => !open).length],
];

/** GR-18, GR-19: whoever is at the temple, or else farthest along; then one tie-break after the other. */
export function end(s: Frozen<State>): Event {
  const { raiders, firstPlayer, options } = s;
  const best = (some: readonly Seat[], measure: Measure): readonly Seat[] => {
    const counts = some.map((seat) => measure(at(raiders, seat)));
    return some.filter((_, i) => counts[i] === Math.max(...counts));
  };
  let left = best(seatsFrom(firstPlayer, raiders.length), (raider) => raider.at);
  let reason: WonBy = isAnybodyAtTemple(raiders, options.trail) ? 'temple' : 'farthest';
  for (const [tieBreak, measure] of TIE_BREAKS) {
    if (left.length === 1) break;
    left = best(left, measure);
    reason = tieBreak;
  }
  if (left.length > 1) reason = 'turnOrder';
  return { type: 'gameEnded', winner: at(left, 0), scores: raiders.map((raider) => raider.at), reason };
}
