import { type Frozen, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import type { Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { awaitedSeat } from './legal.ts';
import { bid, chooseTile, passBid } from './phases/auction.ts';
import { pitchCamp, placeGuard } from './phases/building.ts';
import { endTurn } from './phases/ending.ts';
import { bringFigure, changeCamp, walk } from './phases/moving.ts';
import { placeTile } from './phases/placing.ts';
import { excavate, exchangeTreasure, huntTreasure } from './phases/working.ts';
import type { State } from './state.ts';

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  const notNow = refusalOfMoment(s, by, intent);
  if (notNow !== null) return refused(notNow);
  switch (intent.type) {
    case 'bid':
      return bid(s, by, intent.points);
    case 'passBid':
      return passBid(by);
    case 'chooseTile':
      return chooseTile(s, by, intent.tile);
    case 'placeTile':
      return placeTile(s, by, intent);
    case 'bringFigure':
      return bringFigure(s, by, intent);
    case 'changeCamp':
      return changeCamp(s, by, intent);
    case 'walk':
      return walk(s, by, intent);
    case 'excavate':
      return excavate(s, by, intent);
    case 'huntTreasure':
      return huntTreasure(s, by, intent);
    case 'exchangeTreasure':
      return exchangeTreasure(s, by, intent);
    case 'pitchCamp':
      return pitchCamp(s, by, intent.hex);
    case 'placeGuard':
      return placeGuard(s, by, intent.hex);
    case 'endTurn':
      return endTurn(s, by);
    default:
      return unreachable(intent);
  }
}

/** Is it this seat's turn, and the moment for such an intent? */
function refusalOfMoment(s: Frozen<State>, by: Seat, { type }: Intent): Refusal | null {
  if (s.phase === 'over') return { code: 'gameOver', rule: 'TK-17' };
  const turn = awaitedSeat(s);
  if (turn === null) return { code: 'notNow', rule: 'TK-1' };
  if (turn !== by) return { code: 'notYourTurn', rule: s.options.auction ? 'TK-A1' : 'TK-18', turn };
  const isBid = type === 'bid' || type === 'passBid';
  if (s.phase === 'bidding') return isBid ? null : { code: 'auctionFirst', rule: 'TK-A1' };
  if (isBid) return { code: 'noAuction', rule: 'TK-A1' };
  if (s.phase === 'choosing') return type === 'chooseTile' ? null : { code: 'chooseTileFirst', rule: 'TK-A1' };
  if (type === 'chooseTile') return { code: 'noAuction', rule: 'TK-A1' };
  if (s.phase === 'placing')
    return type === 'placeTile' || s.tile === null ? null : { code: 'placeTileFirst', rule: 'TK-1', tile: s.tile };
  if (type !== 'placeTile') return null;
  return { code: 'noTileToPlace', rule: ruleOfTurn(s) };
}

/** Why a turn has no tile, or none any more. */
function ruleOfTurn({ scoring }: Frozen<State>): 'TK-1' | 'TK-14' | 'TK-16' {
  if (scoring === null) return 'TK-1';
  return scoring.cause === 'final' ? 'TK-16' : 'TK-14';
}
