import { gemsHome } from '../answers/leaving.ts';
import type { Position } from './position.ts';
import { createPositionBot } from './position-bot.ts';

/** Gems of difference that change the odds by a factor of e. */
const TEMPERATURE = 0.2;
/** Going on is worth more than the next card alone: there may be another after it. */
const NEXT_SHARE_WEIGHT = 1.6;
/** What a gem's worth of artifacts on the path adds to leaving: they go only to somebody who leaves alone. */
const ARTIFACT_WEIGHT = 0.1;
/** From so many gems on each one more is a reason to leave. */
const ENOUGH_GEMS = 13;
const EXCESS_WEIGHT = 0.3;

/**
 * The same odds as the greedy one, with a mixed strategy: it goes on longer at first, leaves sooner with many gems, and
 * chooses by chance, the more surely the larger the difference. Where copies of the greedy one all leave at once, it
 * stays alone.
 */
export const mixedCampChance = (position: Position): number => 1 / (1 + Math.exp(goingOn(position) / TEMPERATURE));

export const mixed = createPositionBot('mixed', mixedCampChance);

/** The value of going on, in gems, if half of those inside leave with it. */
function goingOn({ inside, nextShare, disaster, beside, pool, artifacts }: Position): number {
  const home = gemsHome(beside, pool, Math.max(1, Math.round(inside / 2)));
  const excess = Math.max(0, home - ENOUGH_GEMS);
  return NEXT_SHARE_WEIGHT * nextShare - disaster * home - ARTIFACT_WEIGHT * artifacts - EXCESS_WEIGHT * excess;
}
