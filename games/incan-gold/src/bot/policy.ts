import { normalised, type OfferFeatures, sampleIndex, scoresOf, softmax } from '@quri/bot-kit';
import { at, type Rng } from '@quri/kernel';
import { gemsHome } from '../answers/leaving.ts';
import { CHOICES, type Choice } from '../vocabulary.ts';
import { activeWeights } from './features.ts';
import type { Position } from './position.ts';

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
  return at(CHOICES, sampleIndex(normalised(kept), rng));
}

/** Gems of difference that change the odds by a factor of e. */
const TEMPERATURE = 0.3;
/** Going on is worth more than the next card alone: there may be another after it. */
const NEXT_SHARE_WEIGHT = 1.4;
/** What a gem's worth of artifacts on the path adds to leaving: they go only to somebody who leaves alone. */
const ARTIFACT_WEIGHT = 0.06;
const MAX_SCORE = 3;

/** The score of camp before anything was learned; below zero it is better to go on. Half of those inside may leave too. */
function campPrior({ inside, nextShare, disaster, beside, pool, artifacts }: Position): number {
  const home = gemsHome(beside, pool, Math.max(1, Math.round(inside / 2)));
  const goingOn = NEXT_SHARE_WEIGHT * nextShare - disaster * home - ARTIFACT_WEIGHT * artifacts;
  return Math.max(-MAX_SCORE, Math.min(MAX_SCORE, -goingOn / TEMPERATURE));
}
