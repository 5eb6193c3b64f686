import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../shape.ts';
import { oddsOf } from './odds.ts';

/** So many gems are a round well spent. */
const CONTENT = 10;

/**
 * One step of expected value: go on while the average share of the next card is worth more than
 * the chance of losing what one could carry home now, and go home content with ten gems.
 * It thinks of nobody else, so copies of it leave together.
 */
export const greedy: Bot<IncanGold> = {
  id: 'greedy',
  choose: ({ view, seat }) => {
    const { inside, struck, gain, claim } = oddsOf(view, seat);
    const home = claim(inside);
    return { type: 'choose', choice: home < CONTENT && gain > struck * home ? 'torch' : 'camp' };
  },
};
