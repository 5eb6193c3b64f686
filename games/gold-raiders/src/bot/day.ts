import type { Intent } from '../vocabulary.ts';
import type { Evaluation } from './evaluation.ts';
import { digitOf, digitsOf, type Faces, UNKNOWN } from './faces.ts';

const BANDITS = digitOf('bandits');

/** What each of these offers is worth by Day, given the stack in each place; to end the turn is worth nothing. */
export function dayValues(
  { expected }: Evaluation,
  stackAt: (place: number) => Faces,
  atTemple: boolean,
  offers: readonly Intent[],
): number[] {
  return offers.map((offer) => {
    if (offer.type !== 'revealStack') return 0;
    const faces = stackAt(offer.place);
    return atTemple ? valueAtTemple(faces) : expected(faces);
  });
}

/** At the temple only what is sure to be safe is worth showing: its miles may break a tie (GR-18). */
function valueAtTemple(faces: Faces): number {
  return digitsOf(faces).some((digit) => digit === UNKNOWN || digit === BANDITS) ? -1 : 1;
}
