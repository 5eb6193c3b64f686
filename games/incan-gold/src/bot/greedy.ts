import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../game.ts';
import { campLoses } from './camp-loses.ts';
import { gemsHomeNow, type Position, positionOf } from './position.ts';

/** With so many gems it goes home. */
const ENOUGH_GEMS = 12;

/**
 * One step of expected value: go on while the average share of the next card is worth more than the chance of losing
 * what one could carry home now, and go home with a dozen gems; but in the last round never home to a defeat. It takes
 * no account of the others, so copies of it leave together.
 */
export const greedy: Bot<IncanGold> = {
  id: 'greedy',
  choose: ({ view, memory, seat }) => ({
    type: 'choose',
    choice: goesOn(positionOf(view, memory, seat)) ? 'torch' : 'camp',
  }),
};

function goesOn(position: Position): boolean {
  const home = gemsHomeNow(position);
  return campLoses(position) || (home < ENOUGH_GEMS && position.nextShare > position.disaster * home);
}
