import type { Traits } from '@quri/bot-kit';
import { shareOf } from '../answers/shares.ts';
import type { IncanGold } from '../game.ts';
import { gemsHomeNow, type Position, positionOf } from './position.ts';

/** A whole number from 0 on a scale of so many gems a step. */
const step = (value: number, gems: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(value / gems)));

/**
 * What a learner tells decisions apart by: what would be carried home, what the next card may do, who is inside,
 * what a lone leaver would get on top, and, in the last round, who is ahead.
 */
export const traits: Traits<IncanGold> = ({ view, memory, seat }) => traitsOf(positionOf(view, memory, seat));

export function traitsOf(position: Position): string {
  const home = gemsHomeNow(position);
  const danger = Math.round(Math.min(6, (4 * position.disaster * home) / Math.max(position.nextShare, 0.05)));
  const alone = step(position.pool - shareOf(position.pool, position.inside) + position.artifacts, 5, 2);
  const last = position.roundsLeft === 0;
  const lead = position.wealth + home - Math.max(position.rivalInside, position.rivalOut);
  const ahead = last ? Math.max(-2, Math.min(2, Math.round(lead / 4))) : Math.sign(Math.round(lead / 14));
  return `${danger} ${Math.min(position.inside, 4)} ${alone} ${last ? 'last' : ''} ${ahead}`;
}
