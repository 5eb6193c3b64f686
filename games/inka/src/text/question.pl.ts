import { actionPointsPl, isYou, overPl, type Who } from '@quri/words';
import { statuesTaken } from '../answers/statues.ts';
import type { View } from '../view/shapes.ts';
import { STATUES } from '../vocabulary.ts';
import { drawnTilePl } from './names.pl.ts';
import { statueAtHand, symbolAtHand } from './view-facts.ts';

export function questionPl(view: View, who: Who): string {
  const { final, phase, turn, tile } = view;
  if (final !== null) return overPl(final.winners, who);
  const own = isYou(who, turn.seat);
  const name = who(turn.seat);
  switch (phase) {
    case 'pickingStart':
      return own ? 'Skąd startujesz?' : `Pole startowe wybiera ${name}.`;
    case 'layingTile': {
      const drawn = tile === null ? 'płytę' : drawnTilePl(view, tile);
      return own ? `Masz ${drawn}: połóż ją na dwóch sąsiednich polach.` : `${name} kładzie ${drawn}.`;
    }
    case 'movingTiles':
      return own ? movingTiles(turn.actionPoints) : `${name} przesuwa płyty: ${left(turn.actionPoints)}.`;
    case 'walking':
      return own ? walking(view) : `${name} jest w drodze: ${left(turn.actionPoints)}.`;
    case 'blocking':
      return own ? 'Które pole blokujesz? Możesz też zakończyć turę bez blokady.' : `${name} stawia blokadę.`;
    default:
      return 'Za chwilę gramy dalej.';
  }
}

const left = (points: number): string => (points === 0 ? 'bez punktów akcji' : `jeszcze ${actionPointsPl(points)}`);
const yours = (points: number): string =>
  points === 0 ? 'Nie masz już punktów akcji' : `Masz jeszcze ${actionPointsPl(points)}`;

const movingTiles = (points: number): string =>
  points === 0 ? `${yours(0)}: ruszaj w drogę.` : `${yours(points)}: przesuń albo obróć płytę lub ruszaj w drogę.`;

function walking(view: View): string {
  const { actionPoints, walked, seat } = view.turn;
  if (statueAtHand(view)) return `Twój posążek jest w zasięgu ręki: weź go za ${actionPointsPl(1)}.`;
  if (statuesTaken(view, seat) === STATUES) return `Masz wszystkie posążki: do wyjścia! ${yours(actionPoints)}.`;
  const symbol = symbolAtHand(view);
  if (symbol === 'passage')
    return `Tajne przejście: skorzystaj z niego za ${actionPointsPl(1)}, idź albo zakończ drogę. ${yours(actionPoints)}.`;
  if (symbol === 'diamond')
    return `Diament: rusz złotą płytę za ${actionPointsPl(1)}, idź albo zakończ drogę. ${yours(actionPoints)}.`;
  if (walked && actionPoints === 0) return `${yours(0)}: zakończ drogę.`;
  if (walked) return `Już po drodze: wydaj punkt albo ją zakończ. ${yours(actionPoints)}.`;
  return actionPoints === 0
    ? 'Idź tam, gdzie nie ma węży, albo zakończ drogę: nie masz już punktów akcji.'
    : `${yours(actionPoints)}: idź albo zakończ drogę.`;
}
