import type { Rng } from '@quri/kernel';
import { sampleIndex, softmax } from '../probabilities.ts';

/** A decision as a learner reads it, offer by offer: what it leans to by nature, and which weights speak for it. */
export interface OfferFeatures {
  readonly prior: readonly number[];
  readonly features: readonly (readonly number[])[];
}

/** How strongly each offer is favoured. */
export function scoresOf({ prior, features }: OfferFeatures, weights: ArrayLike<number>): number[] {
  return prior.map((start, offer) => {
    let score = start;
    for (const at of features[offer] ?? []) score += weights[at] ?? 0;
    return score;
  });
}

/** Draws an offer. */
export const sampleOffer = (reading: OfferFeatures, weights: ArrayLike<number>, rng: Rng): number =>
  sampleIndex(softmax(scoresOf(reading, weights)), rng);
