import type { Bot } from '@quri/kernel';
import { BAG } from '../components.ts';
import type { Sample } from '../game.ts';
import type { View } from '../view/shapes.ts';

/** Wears its best charm; dips while the next token gains more on average than the rats would cost. */
export const greedy: Bot<Sample> = {
  id: 'greedy',
  choose: ({ view }) => {
    const [first, second] = view.charms;
    if (view.stage === 'wearing' && first !== undefined) {
      return { type: 'wear', charm: second !== undefined && second.value > first.value ? second.id : first.id };
    }
    return view.pot > 0 && worthOfDipping(view) <= 0 ? { type: 'stop' } : { type: 'dip' };
  },
};

function worthOfDipping(view: View): number {
  const drawn = new Set(view.drawn.map(({ id }) => id));
  return BAG.filter(({ id }) => !drawn.has(id)).reduce((sum, { coin }) => sum + (coin ?? -view.pot), 0);
}
