import type { Traits } from '@quri/bot-kit';
import type { IncanGold } from '../game.ts';
import { homeWith, positionOf } from './position.ts';

/** A whole number from 0 on a scale of so many gems a step. */
const step = (value: number, gems: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(value / gems)));

/**
 * What a learner tells decisions apart by: what would be carried home, what the next card may do, who is inside,
 * what a lone leaver would get on top, and, in the last round, who is ahead.
 */
export const traits: Traits<IncanGold> = ({ view, memory, seat }) => {
  const at = positionOf(view, memory, seat);
  const home = homeWith(at);
  const danger = Math.round(Math.min(6, (4 * at.struck * home) / Math.max(at.gain, 0.05)));
  const alone = step(at.pool - Math.floor(at.pool / at.inside) + at.lure, 5, 2);
  const last = at.roundsLeft === 0;
  const lead = at.wealth + home - Math.max(at.rivalInside, at.rivalOut);
  const standing = last ? Math.max(-2, Math.min(2, Math.round(lead / 4))) : Math.sign(Math.round(lead / 14));
  return `${danger} ${Math.min(at.inside, 4)} ${alone} ${last ? 'last' : ''} ${standing}`;
};
