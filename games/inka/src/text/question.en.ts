import { actionPointsEn, isYou, overEn, type Who } from '@quri/words';
import { statuesTaken } from '../answers/statues.ts';
import type { View } from '../view/shapes.ts';
import { STATUES } from '../vocabulary.ts';
import { drawnTileEn } from './names.en.ts';
import { statueAtHand, symbolAtHand } from './view-facts.ts';

export function questionEn(view: View, who: Who): string {
  const { final, phase, turn, tile } = view;
  if (final !== null) return overEn(final.winners, who);
  const own = isYou(who, turn.seat);
  const name = who(turn.seat);
  switch (phase) {
    case 'pickingStart':
      return own ? 'Where does your counter start?' : `${name} picks a start.`;
    case 'layingTile': {
      const drawn = tile === null ? 'a tile' : drawnTileEn(view, tile);
      return own ? `You have drawn ${drawn}: lay it on two cells side by side.` : `${name} lays ${drawn}.`;
    }
    case 'movingTiles':
      return own ? movingTiles(turn.actionPoints) : `${name} moves tiles: ${left(turn.actionPoints)}.`;
    case 'walking':
      return own ? walking(view) : `${name} walks: ${left(turn.actionPoints)}.`;
    case 'blocking':
      return own ? 'Which cell do you block? You may also end the turn without.' : `${name} places the blocker.`;
    default:
      return 'The table moves on in a moment.';
  }
}

const left = (points: number): string => (points === 0 ? 'no action points left' : `${actionPointsEn(points)} left`);

const movingTiles = (points: number): string =>
  points === 0
    ? 'You have no action points left: start walking.'
    : `You have ${actionPointsEn(points)} left: slide or turn a tile, or start walking.`;

function walking(view: View): string {
  const { actionPoints, walked, seat } = view.turn;
  if (statueAtHand(view)) return `Your statue is within reach: take it for ${actionPointsEn(1)}.`;
  if (statuesTaken(view, seat) === STATUES)
    return `You have all your statues: get to an exit! You have ${left(actionPoints)}.`;
  const symbol = symbolAtHand(view);
  if (symbol === 'passage')
    return `A secret passage: take it for ${actionPointsEn(1)}, walk, or stop. You have ${left(actionPoints)}.`;
  if (symbol === 'diamond')
    return `A diamond: move a golden tile for ${actionPointsEn(1)}, walk, or stop. You have ${left(actionPoints)}.`;
  if (walked && actionPoints === 0) return 'You have no action points left: stop walking.';
  if (walked) return `You have walked: spend a point, or stop. You have ${left(actionPoints)}.`;
  return actionPoints === 0
    ? 'Walk where no snake is in the way, or stop: you have no action points left.'
    : `Walk or stop: you have ${left(actionPoints)}.`;
}
