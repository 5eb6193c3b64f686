import { type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { CHOICES, type Intent } from '../vocabulary.ts';
import type { State } from './state.ts';

/** Those inside who have not chosen yet. */
export function awaited(s: Frozen<State>): readonly Seat[] {
  if (s.undecided === 0) return seatsIn(0);
  let undecided = 0;
  let bit = 1;
  for (const { inside, choice } of s.explorers) {
    if (inside && choice === null) undecided |= bit;
    bit <<= 1;
  }
  return seatsIn(undecided);
}

const OFFERS: readonly Intent[] = CHOICES.map((choice) => ({ type: 'choose', choice }));
const NO_OFFERS: readonly Intent[] = [];

/** IG-4: whoever is inside may choose, and choose again until the last choice is in. */
export const legal = (s: Frozen<State>, by: Seat): readonly Intent[] =>
  s.stage === 'choosing' && s.explorers[by]?.inside ? OFFERS : NO_OFFERS;
