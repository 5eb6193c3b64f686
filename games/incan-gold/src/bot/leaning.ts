import type { Position } from './position.ts';

/** So many gems of difference make it e times as sure of itself. */
const HESITATION = 0.3;
/** Going on is worth more than the next card alone: there may be another after it. */
const APPETITE = 1.4;
/** What a gem's worth of artifacts on the path adds to leaving: they go only to somebody who slips out alone. */
const LURE = 0.06;
const SUREST = 3;

/** How much speaks for camp at first sight, before anything was learned; below zero, for the torch. */
export function leaningOf({ inside, gain, struck, beside, pool, lure }: Position): number {
  const company = Math.max(1, Math.round(inside / 2));
  const goingOn = APPETITE * gain - struck * (beside + Math.floor(pool / company)) - LURE * lure;
  return Math.max(-SUREST, Math.min(SUREST, -goingOn / HESITATION));
}
