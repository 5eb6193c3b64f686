import { actionPointsEn, isYou, overEn, pointsEn, possessiveEn, type Who } from '@quri/words';
import { isVolcano } from '../answers/terrain.ts';
import type { Auction, View } from '../view/shapes.ts';
import type { TileId } from '../vocabulary.ts';
import { terrainEn } from './names.en.ts';

export function questionEn(view: View, who: Who): string {
  const { final, phase, turn, tile, auction } = view;
  if (final !== null) return overEn(final.winners, who);
  if (phase === 'bidding' && auction !== null) return bidding(view, auction, who);
  const own = isYou(who, turn.seat);
  const name = who(turn.seat);
  if (phase === 'choosing') return own ? 'Which tile do you take?' : `${name} takes a tile from the display.`;
  if (phase === 'placing' && tile !== null) return own ? placing(tile) : `${name} places the ${terrainEn(tile)}.`;
  return phase === 'acting' ? acting(view, who) : 'The table moves on in a moment.';
}

const placing = (tile: TileId): string =>
  isVolcano(tile)
    ? 'Place the volcano on an empty hex of your choice.'
    : `Place the ${terrainEn(tile)}: choose an empty hex and turn the tile as you like.`;

function acting({ turn: { seat, kind, actionPoints } }: View, who: Who): string {
  const left = actionPoints === 0 ? 'no action points' : actionPointsEn(actionPoints);
  if (kind === 'bonus') {
    if (!isYou(who, seat))
      return `Bonus turn: ${who(seat)} has ${left} left and ${actionPoints === 0 ? 'scores next' : 'then scores'}.`;
    return actionPoints === 0
      ? 'Bonus turn: end it, and you score.'
      : `Bonus turn: you have ${left} left, then you score.`;
  }
  if (!isYou(who, seat)) return `${who(seat)} has ${left} left.`;
  return actionPoints === 0
    ? 'You have no action points left: end the turn.'
    : `You have ${left} left: act, or end the turn.`;
}

function bidding({ expeditions }: View, { bidder, bid, holder }: Auction, who: Who): string {
  const highest =
    holder === null
      ? 'Nobody has bid yet.'
      : `The highest bid is ${isYou(who, holder) ? 'yours' : possessiveEn(holder, who)}: ${pointsEn(bid)}.`;
  if (!isYou(who, bidder)) return `Auction: ${who(bidder)} bids or passes. ${highest}`;
  const points = expeditions[bidder]?.points ?? 0;
  if (points <= bid) return `Auction: you have ${pointsEn(points)} and can only pass. ${highest}`;
  return `Auction: do you bid ${pointsEn(bid + 1)} or more, or pass? ${highest}`;
}
