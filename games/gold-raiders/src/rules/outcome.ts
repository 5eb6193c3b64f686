import { type Frozen, invariantBroken, type Seat } from '@quri/kernel';
import type { Deck } from '../components.ts';
import { type FinalCount, PRINTED_MILES, type WonBy } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { Raider, State } from './state.ts';

export const outcome = (s: Frozen<State>): FinalCount | undefined => s.final ?? undefined;

/** GR-17, GR-19 */
export const isOver = (deck: Deck, s: Frozen<State>): boolean => s.round >= deck.rounds || isSomebodyThere(s);

export const isSomebodyThere = ({ raiders, options }: Frozen<State>): boolean =>
  raiders.some(({ at }) => at === options.trail);

/** GR-18, GR-19: whoever is at the temple, or else farthest along; then one tie-break after the other. */
export function end(s: Frozen<State>): Event {
  let left = best(inTurnOrder(s), ({ at }) => at);
  let reason: WonBy = isSomebodyThere(s) ? 'temple' : 'farthest';
  for (const [tieBreak, measure] of TIE_BREAKS) {
    if (left.length === 1) break;
    left = best(left, measure);
    reason = tieBreak;
  }
  const [earliest, another] = left;
  if (earliest === undefined) return invariantBroken('a game without raiders');
  const scores = s.raiders.map(({ at }) => at);
  return { type: 'gameEnded', winner: earliest.seat, scores, reason: another === undefined ? reason : 'turnOrder' };
}

interface Seated {
  readonly seat: Seat;
  readonly raider: Frozen<Raider>;
}

type Measure = (raider: Frozen<Raider>) => number;

/** GR-18: what has been revealed in front of a raider this Day, whatever it was good for. */
const revealedMiles: Measure = ({ stacks }) => {
  let miles = 0;
  for (const { open, cards } of stacks) if (open) for (const card of cards) miles += PRINTED_MILES[card];
  return miles;
};

const closedStacks: Measure = ({ stacks }) => stacks.filter(({ open }) => !open).length;

const TIE_BREAKS: readonly (readonly [WonBy, Measure])[] = [
  ['miles', revealedMiles],
  ['closedStacks', closedStacks],
];

/** From this round's first player on. */
const inTurnOrder = ({ raiders, firstPlayer }: Frozen<State>): readonly Seated[] =>
  raiders.map((_, i) => {
    const seat = ((firstPlayer + i) % raiders.length) as Seat;
    return { seat, raider: raiders[seat] as Frozen<Raider> };
  });

function best(seated: readonly Seated[], measure: Measure): readonly Seated[] {
  const most = Math.max(...seated.map(({ raider }) => measure(raider)));
  return seated.filter(({ raider }) => measure(raider) === most);
}
