import type { Card } from '../vocabulary.ts';

/**
 * What the next card of a stack stands on, read from the bottom: nothing that helps it (0), a 1 Mile (2), or a 2 Mile
 * on a 1 Mile (4); and one more once a 1 Mile has moved the raider, for only one of a stack does (GR-12).
 */
export type Footing = number;
export const GROUND: Footing = 0;
export const FOOTINGS = 6;

const ON_ONE = 2;
const ON_TWO = 4;
const ONE_COUNTED = 1;

/** GR-12, GR-13: spaces for a travel card on this footing. */
export function gain(card: Card, footing: Footing): number {
  if (card === 'mile1') return (footing & ONE_COUNTED) === 0 ? 1 : 0;
  if (card === 'mile2') return (footing & ON_ONE) !== 0 ? 2 : 0;
  if (card === 'mile3') return (footing & ON_TWO) !== 0 ? 3 : 0;
  return 0;
}

/** What the card after this one stands on. */
export function footingOn(card: Card, footing: Footing): Footing {
  if (card === 'mile1') return ON_ONE | ONE_COUNTED;
  if (card === 'mile2' && (footing & ON_ONE) !== 0) return ON_TWO | ONE_COUNTED;
  return footing & ONE_COUNTED;
}

/** GR-15: cards in a triplet support nothing above them. */
export const footingOnTriplet = (footing: Footing): Footing => footing & ONE_COUNTED;
