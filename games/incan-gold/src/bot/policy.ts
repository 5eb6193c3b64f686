import { type OfferFeatures, sampleIndex, scoresOf, softmax } from '@quri/bot-kit';
import { at, type Rng } from '@quri/kernel';
import { CHOICES, type Choice } from '../vocabulary.ts';
import { activeWeights } from './features.ts';
import type { Position } from './position.ts';
import { campPrior } from './prior.ts';

/** A position as the learner sees it, in order of the choices: every weight speaks for camp or against it. */
export const featuresOf = (position: Position): OfferFeatures => ({
  prior: [0, campPrior(position)],
  features: [[], activeWeights(position)],
});

/** How often to make each choice, by such weights. */
export const choiceChances = (position: Position, weights: readonly number[]): readonly number[] =>
  softmax(scoresOf(featuresOf(position), weights));

/** A choice with a smaller chance is never made. */
const MIN_CHANCE = 0.03;

export function sampleChoice(chances: readonly number[], rng: Rng): Choice {
  const kept = chances.map((chance) => (chance < MIN_CHANCE ? 0 : chance));
  const sum = kept.reduce((all, one) => all + one, 0);
  const index = sampleIndex(
    kept.map((chance) => chance / sum),
    rng,
  );
  return at(CHOICES, index);
}
