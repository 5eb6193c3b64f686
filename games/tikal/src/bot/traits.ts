import type { Traits } from '@quri/bot-kit';
import { seats } from '@quri/kernel';
import { volcanoChance } from '../answers/odds.ts';
import { scoreCount } from '../answers/scoring.ts';
import type { Tikal } from '../game.ts';

/**
 * What a learner tells decisions apart by: the moment, the points left, how near a volcano is, and whether it would
 * score more than the others now. The sort of each offer is in it, so that the same place in the list means the same.
 */
export const traits: Traits<Tikal> = ({ seat, view, offers }) => {
  const own = scoreCount(view, seat).total;
  const others = seats(view.expeditions.length).map((one) => (one === seat ? 0 : scoreCount(view, one).total));
  const near = Math.round(2 * volcanoChance(view, view.expeditions.length));
  const sorts = offers.map(({ type }) => type.slice(0, 2)).join('');
  return `${view.phase} ${view.turn.actionPoints} ${near} ${own > Math.max(...others)} ${sorts}`;
};
