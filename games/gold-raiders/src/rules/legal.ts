import { type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { CARDS, type Card, HAND_SIZE, type Intent, perCard } from '../vocabulary.ts';
import { END_TURN, LOOK_AWAY, PEEK, REVEAL_STACK, STACK_CARD, STEAL } from './offers.ts';
import type { Raider, State } from './state.ts';

const NONE: readonly Intent[] = [];
const ONLY_LOOK_AWAY: readonly Intent[] = [LOOK_AWAY];

/** One bit for each face of a hand. */
const BIT: Readonly<Record<Card, number>> = perCard((card) => 1 << CARDS.indexOf(card));

/** Every list of ways to stack a card, by the faces in hand and the number of own stacks: most turns need no other. */
const STACKING: readonly (readonly (readonly Intent[])[])[] = Array.from({ length: 1 << CARDS.length }, (_, faces) =>
  Array.from({ length: HAND_SIZE + 1 }, (_, stacks) =>
    CARDS.filter((card) => faces & BIT[card]).flatMap((card) => STACK_CARD[card].slice(0, stacks + 1)),
  ),
);

export function awaited(s: Frozen<State>): readonly Seat[] {
  return s.stage === 'night' || s.stage === 'day' ? seatsIn(1 << s.turn) : seatsIn(0);
}

export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  if (by !== s.turn) return NONE;
  const { hand } = s.raiders[by] as Frozen<Raider>;
  let faces = 0;
  for (let i = 0; i < hand.length; i++) faces |= BIT[hand[i] as Card];
  return offersWith(faces, s, by);
}

const EVERY_FACE = (1 << CARDS.length) - 1;

/** Which cards a hand holds is nobody else's business: they may be any. */
export const conceivable = (s: Frozen<State>, by: Seat): readonly Intent[] =>
  by === s.turn ? offersWith(EVERY_FACE, s, by) : NONE;

function offersWith(faces: number, s: Frozen<State>, by: Seat): readonly Intent[] {
  const raider = s.raiders[by] as Frozen<Raider>;
  if (s.stage === 'night') return s.peek === null ? nightOffers(faces, s, by, raider) : ONLY_LOOK_AWAY;
  return s.stage === 'day' ? dayOffers(raider) : NONE;
}

/** GR-4, GR-5 */
function nightOffers(faces: number, s: Frozen<State>, by: Seat, { stacks }: Frozen<Raider>): readonly Intent[] {
  const stacking = STACKING[faces]?.[stacks.length] ?? NONE;
  if ((faces & (BIT.recon | BIT.steal)) === 0) return stacking;
  const offers = stacking.slice();
  if (faces & BIT.recon) addPeeks(offers, s);
  if (faces & BIT.steal) addThefts(offers, s, by, stacks.length);
  return offers;
}

/** GR-7: any stack on the table. */
function addPeeks(offers: Intent[], { raiders }: Frozen<State>): void {
  for (let owner = 0; owner < raiders.length; owner++) {
    const peeks = PEEK[owner] as readonly Intent[];
    const stacks = (raiders[owner] as Frozen<Raider>).stacks.length;
    for (let place = 0; place < stacks; place++) offers.push(peeks[place] as Intent);
  }
}

/** GR-8: any stack of somebody else, to the right of one's own or onto any of them. */
function addThefts(offers: Intent[], { raiders }: Frozen<State>, by: Seat, ownStacks: number): void {
  for (let owner = 0; owner < raiders.length; owner++) {
    if (owner === by) continue;
    const stacks = (raiders[owner] as Frozen<Raider>).stacks.length;
    for (let place = 0; place < stacks; place++) {
      const thefts = STEAL[owner]?.[place] as readonly Intent[];
      for (let slot = 0; slot <= ownStacks; slot++) offers.push(thefts[slot] as Intent);
    }
  }
}

/** GR-10 */
function dayOffers({ stacks }: Frozen<Raider>): readonly Intent[] {
  const offers: Intent[] = [];
  for (let place = 0; place < stacks.length; place++)
    if (!stacks[place]?.open) offers.push(REVEAL_STACK[place] as Intent);
  if (offers.length > 0) offers.push(END_TURN);
  return offers;
}
