import { at, type Frozen, type Seat, seat, seatsIn } from '@quri/kernel';
import { CARDS, type Card, type Intent, type Onto } from '../vocabulary.ts';
import type { Raider, State } from './state.ts';

export function awaited(s: Frozen<State>): readonly Seat[] {
  return s.stage === 'night' || s.stage === 'day' ? seatsIn(1 << s.turn) : seatsIn(0);
}

export const legal = (s: Frozen<State>, by: Seat): readonly Intent[] =>
  by === s.turn ? offersWith(at(s.raiders, by).hand, s, by) : [];

/** Which cards a hand holds is nobody else's business: they may be any. */
export const maximalOffers = (s: Frozen<State>, by: Seat): readonly Intent[] =>
  by === s.turn ? offersWith(CARDS, s, by) : [];

function offersWith(hand: readonly Card[], s: Frozen<State>, by: Seat): readonly Intent[] {
  if (s.stage === 'night') return s.peek === null ? nightOffers(hand, s, by) : [{ type: 'lookAway' }];
  return s.stage === 'day' ? dayOffers(at(s.raiders, by)) : [];
}

/** GR-4, GR-5: each face once; equal cards lie side by side in a hand. */
function nightOffers(hand: readonly Card[], s: Frozen<State>, by: Seat): readonly Intent[] {
  const ontos = destinations(at(s.raiders, by));
  const offers: Intent[] = [];
  let last: Card | undefined;
  for (const card of hand) {
    if (card !== last) for (const onto of ontos) offers.push({ type: 'stackCard', card, onto });
    last = card;
  }
  if (hand.includes('recon')) addPeeks(offers, s);
  if (hand.includes('steal')) addThefts(offers, s, by, ontos);
  return offers;
}

/** Where something can go: to the right of the own stacks first, then onto each. */
const destinations = ({ stacks }: Frozen<Raider>): readonly Onto[] => ['new', ...stacks.keys()];

/** GR-7: any stack on the table. */
function addPeeks(offers: Intent[], { raiders }: Frozen<State>): void {
  for (let n = 0; n < raiders.length; n++) {
    const owner = seat(n);
    const { stacks } = at(raiders, n);
    for (let place = 0; place < stacks.length; place++) offers.push({ type: 'peek', owner, place });
  }
}

/** GR-8: any stack of somebody else, to the right of one's own or onto any of them. */
function addThefts(offers: Intent[], { raiders }: Frozen<State>, by: Seat, ontos: readonly Onto[]): void {
  for (let n = 0; n < raiders.length; n++) {
    const owner = seat(n);
    if (owner === by) continue;
    const { stacks } = at(raiders, n);
    for (let place = 0; place < stacks.length; place++)
      for (const onto of ontos) offers.push({ type: 'steal', owner, place, onto });
  }
}

/** GR-10 */
function dayOffers({ stacks }: Frozen<Raider>): readonly Intent[] {
  const offers: Intent[] = [];
  stacks.forEach(({ open }, place) => {
    if (!open) offers.push({ type: 'revealStack', place });
  });
  if (offers.length > 0) offers.push({ type: 'endTurn' });
  return offers;
}
