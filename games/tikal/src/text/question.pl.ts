import { actionPointsPl, isYou, overPl, pointsPl, type Who } from '@quri/words';
import { isVolcano } from '../answers/terrain.ts';
import type { Auction, View } from '../view/shapes.ts';
import type { TileId } from '../vocabulary.ts';
import { takenTilePl } from './names.pl.ts';

/** Whoever is awaited is the subject of a verb, never the object of "czekamy na", which would decline them. */
export function questionPl(view: View, who: Who): string {
  const { final, phase, turn, tile, auction } = view;
  if (final !== null) return overPl(final.winners, who);
  if (phase === 'bidding' && auction !== null) return bidding(view, auction, who);
  const own = isYou(who, turn.seat);
  const name = who(turn.seat);
  if (phase === 'choosing') return own ? 'Który kafel wybierasz?' : `Kafel wybiera ${name}.`;
  if (phase === 'placing' && tile !== null) return own ? placing(tile) : `${name} kładzie ${takenTilePl(tile)}.`;
  return phase === 'acting' ? acting(view, who) : 'Za chwilę gramy dalej.';
}

const placing = (tile: TileId): string =>
  isVolcano(tile)
    ? 'Połóż wulkan na pustym polu, które wybierzesz.'
    : `Połóż ${takenTilePl(tile)}: wybierz puste pole i obróć kafel, jak chcesz.`;

function acting({ turn: { seat, kind, actionPoints } }: View, who: Who): string {
  const own = isYou(who, seat);
  const none = actionPoints === 0;
  const left = none
    ? `nie ${own ? 'masz' : 'ma'} już punktów akcji`
    : `${own ? 'masz' : 'ma'} jeszcze ${actionPointsPl(actionPoints)}`;
  if (kind === 'bonus') {
    if (!own) return `Dodatkowa tura: ${who(seat)} ${left}${none ? ' i zaraz punktuje' : ', potem punktuje'}.`;
    return none ? 'Dodatkowa tura: zakończ ją, a zapunktujesz.' : `Dodatkowa tura: ${left}, potem punktujesz.`;
  }
  if (!own) return `${who(seat)} ${left}.`;
  return none ? 'Nie masz już punktów akcji: zakończ turę.' : `M${left.slice(1)}: działaj albo zakończ turę.`;
}

function bidding({ expeditions }: View, { bidder, bid, holder }: Auction, who: Who): string {
  const highest =
    holder === null
      ? 'Nikt jeszcze nic nie daje.'
      : `Najwięcej ${isYou(who, holder) ? 'dajesz ty' : `daje ${who(holder)}`}: ${pointsPl(bid)}.`;
  if (!isYou(who, bidder)) return `Licytacja: ${who(bidder)} licytuje albo pasuje. ${highest}`;
  const points = expeditions[bidder]?.points ?? 0;
  if (points <= bid) return `Licytacja: masz ${pointsPl(points)}, więc możesz tylko spasować. ${highest}`;
  return `Licytacja: dajesz co najmniej ${pointsPl(bid + 1)} czy pasujesz? ${highest}`;
}
