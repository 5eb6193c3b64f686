import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../shape.ts';
import type { View } from '../view/shapes.ts';
import { oddsOf } from './odds.ts';

/** So many gems of difference make it e times as sure of itself. */
const HESITATION = 0.3;

/** Going on is worth more than the next card alone: there may be another after it. */
const APPETITE = 1.4;

/** What an artifact on the path adds to leaving: it goes only to somebody who slips out alone. */
const LURE = 0.3;

/**
 * Weighs the same odds as the greedy one, a little bolder, then rolls for it, the surer the clearer the case.
 * It cannot be read, and where copies of the greedy one all leave at once, it has the temple to itself.
 */
export const mixed: Bot<IncanGold> = {
  id: 'mixed',
  choose: ({ view, seat, luck }) => {
    const { inside, struck, gain, claim } = oddsOf(view, seat);
    const company = Math.max(1, Math.round(inside / 2));
    const goingOn = APPETITE * gain - struck * claim(company) - LURE * artifactsOnPath(view);
    const leaves = 1 / (1 + Math.exp(goingOn / HESITATION));
    return { type: 'choose', choice: luck.fraction() < leaves ? 'camp' : 'torch' };
  },
};

const artifactsOnPath = (view: View): number => view.path.filter(({ card }) => card.kind === 'artifact').length;
