import { gemsHome } from '../answers/leaving.ts';
import type { Position } from './position.ts';

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
