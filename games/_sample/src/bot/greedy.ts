import type { Bot } from '@quri/kernel';
import { expectedGain } from '../answers/bag.ts';
import type { Sample } from '../game.ts';

/** Wears its best charm; dips while the next token gains more on average than the rats would cost. */
export const greedy: Bot<Sample> = {
  id: 'greedy',
  choose: ({ view }) => {
    const [first, second] = view.charms;
    if (view.stage === 'wearing' && first !== undefined) {
      return { type: 'wear', charm: second !== undefined && second.value > first.value ? second.id : first.id };
    }
    return view.pot > 0 && expectedGain(view.drawn, view.pot) <= 0 ? { type: 'stop' } : { type: 'dip' };
  },
};
