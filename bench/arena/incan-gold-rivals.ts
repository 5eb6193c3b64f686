import { greedyCampChance } from '../../games/incan-gold/src/bot/greedy.ts';
import { mixedCampChance } from '../../games/incan-gold/src/bot/mixed.ts';
import { gemsHomeNow } from '../../games/incan-gold/src/bot/position.ts';
import type { CampChance } from '../../games/incan-gold/src/bot/position-bot.ts';
import { CROSS_ENTROPY } from './cross-entropy.data.ts';
import { crossEntropyChance } from './cross-entropy.ts';

/** Goes home with so many gems. */
const threshold =
  (gems: number): CampChance =>
  (position) =>
    gemsHomeNow(position) >= gems ? 1 : 0;

/** Whom the logistic policy is tuned among. */
export const SIMPLE_RIVALS: Readonly<Record<string, CampChance>> = {
  greedy: greedyCampChance,
  mixed: mixedCampChance,
  'leave at 6': threshold(6),
  'leave at 8': threshold(8),
  'leave at 10': threshold(10),
  'leave at 14': threshold(14),
};

/** Whom Incan Gold's strongest bot learns and is measured among. */
export const RIVALS: Readonly<Record<string, CampChance>> = {
  ...SIMPLE_RIVALS,
  'cross-entropy': (position) => crossEntropyChance(position, CROSS_ENTROPY),
};
