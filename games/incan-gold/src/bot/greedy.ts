import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../shape.ts';
import { oddsOf } from './odds.ts';

/**
 * One step of expected value: go on while the average share of the next card is worth more than
 * the chance of losing what one could carry home now. It thinks of nobody else, so copies of it leave together.
 */
export const greedy: Bot<IncanGold> = {
  id: 'greedy',
  choose: ({ view, seat }) => {
    const inside = view.explorers.filter((explorer) => explorer.inside).length;
    const { struck, gain, claim } = oddsOf(view, seat);
    return { type: 'choose', choice: gain > struck * claim(inside) ? 'torch' : 'camp' };
  },
};
