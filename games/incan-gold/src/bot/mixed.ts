import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../shape.ts';
import type { View } from '../view/shapes.ts';
import { oddsOf } from './odds.ts';

/** How many gems of difference make it e times as sure of itself. */
const HESITATION = 0.6;

/** What an artifact on the path is worth in thought: it goes only to somebody who leaves alone. */
const LURE = 1.5;

/**
 * Weighs the same odds as the greedy one, then rolls for it, the surer the clearer the case. It cannot be read,
 * seldom leaves in a crowd, and likes to slip out alone when something shiny lies on the path.
 */
export const mixed: Bot<IncanGold> = {
  id: 'mixed',
  choose: ({ view, seat, luck }) => {
    const { struck, gain, claim } = oddsOf(view, seat);
    const goingOn = gain - struck * claim(1) - LURE * artifactsOnPath(view);
    const leaves = 1 / (1 + Math.exp(goingOn / HESITATION));
    return { type: 'choose', choice: luck.fraction() < leaves ? 'camp' : 'torch' };
  },
};

const artifactsOnPath = (view: View): number => view.path.filter(({ card }) => card.kind === 'artifact').length;
