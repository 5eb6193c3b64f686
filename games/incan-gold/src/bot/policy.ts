import { gemsHome } from '../answers/leaving.ts';
import { activeWeights } from './features.ts';
import type { Position } from './position.ts';

/** Weights as the data file writes them: hundredths, apart by blanks. */
export const weightsFrom = (hundredths: string): readonly number[] =>
  hundredths
    .trim()
    .split(/\s+/)
    .map((text) => Number(text) / 100);

/** A choice with a smaller chance is never made. */
const MIN_CHANCE = 0.03;

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

export function sumOf(weights: ArrayLike<number>, active: readonly number[]): number {
  let sum = 0;
  for (const index of active) sum += weights[index] ?? 0;
  return sum;
}

/** How often to go home, by such weights. */
export function learnedCampChance(position: Position, weights: ArrayLike<number>): number {
  const chance = logistic(campPrior(position) + sumOf(weights, activeWeights(position)));
  if (chance < MIN_CHANCE) return 0;
  return chance > 1 - MIN_CHANCE ? 1 : chance;
}

/** Gems of difference that change the odds by a factor of e. */
const TEMPERATURE = 0.3;
/** Going on is worth more than the next card alone: there may be another after it. */
const NEXT_SHARE_WEIGHT = 1.4;
/** What a gem's worth of artifacts on the path adds to leaving: they go only to somebody who leaves alone. */
const ARTIFACT_WEIGHT = 0.06;
const MAX_SCORE = 3;

/** The score of camp before anything was learned; below zero it is better to go on. Half of those inside may leave too. */
export function campPrior({ inside, nextShare, disaster, beside, pool, artifacts }: Position): number {
  const home = gemsHome(beside, pool, Math.max(1, Math.round(inside / 2)));
  const goingOn = NEXT_SHARE_WEIGHT * nextShare - disaster * home - ARTIFACT_WEIGHT * artifacts;
  return Math.max(-MAX_SCORE, Math.min(MAX_SCORE, -goingOn / TEMPERATURE));
}
