import { type Seat, seats } from '@quri/kernel';
import { type Card, HAND_SIZE, type Intent, MOST_PLAYERS, type Onto, perCard } from '../vocabulary.ts';

/** Every intent there can be, made once: nobody ever has more than eight stacks, for each card adds one at most. */

export const PLACES: readonly number[] = Array.from({ length: HAND_SIZE }, (_, place) => place);

/** Where something can go with so many own stacks: to the right of them first, then onto each. */
const ONTOS: readonly Onto[] = ['new', ...PLACES];

/** The index of a destination in a list of all of them. */
export const slotOf = (onto: Onto): number => (onto === 'new' ? 0 : onto + 1);

const fixed = <T extends Intent>(intent: T): T => Object.freeze(intent);

type OfType<T extends Intent['type']> = Extract<Intent, { type: T }>;

/** By face, then by slot. */
export const STACK_CARD: Readonly<Record<Card, readonly OfType<'stackCard'>[]>> = perCard((card) =>
  ONTOS.map((onto) => fixed({ type: 'stackCard', card, onto })),
);

const OWNERS: readonly Seat[] = seats(MOST_PLAYERS);

/** By owner, then by place. */
export const PEEK: readonly (readonly OfType<'peek'>[])[] = OWNERS.map((owner) =>
  PLACES.map((place) => fixed({ type: 'peek', owner, place })),
);

/** By owner, then by place, then by slot. */
export const STEAL: readonly (readonly (readonly OfType<'steal'>[])[])[] = OWNERS.map((owner) =>
  PLACES.map((place) => ONTOS.map((onto) => fixed({ type: 'steal', owner, place, onto }))),
);

export const LOOK_AWAY: OfType<'lookAway'> = fixed({ type: 'lookAway' });

/** By place. */
export const REVEAL_STACK: readonly OfType<'revealStack'>[] = PLACES.map((place) =>
  fixed({ type: 'revealStack', place }),
);

export const END_TURN: OfType<'endTurn'> = fixed({ type: 'endTurn' });
