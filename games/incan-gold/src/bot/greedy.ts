import { gemsHomeNow, type Position } from './position.ts';
import { createPositionBot } from './position-bot.ts';

/** With so many gems it goes home. */
const ENOUGH_GEMS = 12;

/**
 * One step of expected value: go on while the average share of the next card is worth more than the chance of losing
 * what one could carry home now, and go home with a dozen gems. It takes no account of the others, so copies of it
 * leave together.
 */
export const greedyCampChance = (position: Position): number => {
  const home = gemsHomeNow(position);
  return home < ENOUGH_GEMS && position.nextShare > position.disaster * home ? 0 : 1;
};

export const greedy = createPositionBot('greedy', greedyCampChance);
