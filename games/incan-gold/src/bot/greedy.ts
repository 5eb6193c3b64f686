import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../game.ts';
import { isDefeat } from './defeat.ts';
import { homeWith, type Position, positionOf } from './position.ts';

/** So many gems are a round well spent. */
const CONTENT = 12;

/**
 * One step of expected value: go on while the average share of the next card is worth more than the chance of losing
 * what one could carry home now, and go home content with a dozen gems; but in the last round never home to a defeat.
 * It thinks of nobody else, so copies of it leave together.
 */
export const greedy: Bot<IncanGold> = {
  id: 'greedy',
  choose: ({ view, memory, seat }) => ({
    type: 'choose',
    choice: goesOn(positionOf(view, memory, seat)) ? 'torch' : 'camp',
  }),
};

function goesOn(position: Position): boolean {
  const home = homeWith(position);
  return isDefeat(position) || (home < CONTENT && position.gain > position.struck * home);
}
