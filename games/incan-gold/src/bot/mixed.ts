import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../game.ts';
import { isDefeat } from './defeat.ts';
import { type Position, positionOf } from './position.ts';

/** So many gems of difference make it e times as sure of itself. */
const HESITATION = 0.2;
/** Going on is worth more than the next card alone: there may be another after it. */
const APPETITE = 1.6;
/** What a gem's worth of artifacts on the path adds to leaving: they go only to somebody who slips out alone. */
const LURE = 0.1;
/** From so many gems on each one more is a reason to leave. */
const CONTENT = 13;
const SATED = 0.3;

/**
 * Weighs the same odds as the greedy one, bolder at first and sooner sated, then rolls for it, the surer the clearer the
 * case. It cannot be read, and where copies of the greedy one all leave at once, it has the temple to itself.
 */
export const mixed: Bot<IncanGold> = {
  id: 'mixed',
  choose: ({ view, memory, seat, luck }) => {
    const position = positionOf(view, memory, seat);
    const leaves = isDefeat(position) ? 0 : 1 / (1 + Math.exp(goingOn(position) / HESITATION));
    return { type: 'choose', choice: luck.fraction() < leaves ? 'camp' : 'torch' };
  },
};

/** What speaks for going on, in gems; it reckons with half of those inside to leave with it. */
function goingOn({ inside, gain, struck, beside, pool, lure }: Position): number {
  const home = beside + Math.floor(pool / Math.max(1, Math.round(inside / 2)));
  return APPETITE * gain - struck * home - LURE * lure - SATED * Math.max(0, home - CONTENT);
}
