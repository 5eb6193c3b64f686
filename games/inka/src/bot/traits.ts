import type { Traits } from '@quri/bot-kit';
import { statuesTaken } from '../answers/statues.ts';
import type { Inka } from '../game.ts';

/**
 * What a learner tells decisions apart by: the phase, the points left, its statues, and of which sorts the offers are, so
 * that the same place in a short list means the same.
 */
export const traits: Traits<Inka> = ({ seat, view, offers }) => {
  const sorts = [...new Set(offers.map(({ type }) => type.slice(0, 5)))].join('');
  return `${view.phase} ${view.turn.actionPoints} ${statuesTaken(view, seat)} ${sorts}`;
};
