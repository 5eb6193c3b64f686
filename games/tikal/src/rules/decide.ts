import { type Frozen, isSeat, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import { MOST_PLAYERS } from '../meta.ts';
import {
  EDGES,
  type Edge,
  FIGURES,
  type Figure,
  HEXES,
  type Hex,
  type Intent,
  type Refusal,
  TILE_IDS,
  TREASURES,
  type Treasure,
} from '../vocabulary.ts';
import type { Event } from './events.ts';
import { awaitedSeat } from './legal.ts';
import { bid, chooseTile, passBid } from './phases/auction.ts';
import { pitchCamp, placeGuard } from './phases/building.ts';
import { endTurn } from './phases/ending.ts';
import { bringFigure, changeCamp, walk } from './phases/moving.ts';
import { placeTile } from './phases/placing.ts';
import { excavate, exchangeTreasure, huntTreasure } from './phases/working.ts';
import type { State } from './state.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads an intent from outside: exactly the fields it has, each with a value that can be. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const intent = intentOf(raw as Raw);
  return intent !== undefined && Object.keys(raw).length === Object.keys(intent).length ? intent : undefined;
}

function intentOf({ type, points, tile, hex, rotation, figure, from, to, give, take }: Raw): Intent | undefined {
  switch (type) {
    case 'bid':
      return isBid(points) ? { type, points } : undefined;
    case 'chooseTile': {
      const chosen = TILE_IDS.find((one) => one === tile);
      return chosen === undefined ? undefined : { type, tile: chosen };
    }
    case 'placeTile':
      return isHex(hex) && isRotation(rotation) ? { type, hex, rotation } : undefined;
    case 'bringFigure':
      return isFigure(figure) && isHex(to) ? { type, figure, to } : undefined;
    case 'changeCamp':
    case 'walk':
      return isFigure(figure) && isHex(from) && isHex(to) ? { type, figure, from, to } : undefined;
    case 'excavate':
    case 'huntTreasure':
      return isFigure(figure) && isHex(hex) ? { type, figure, hex } : undefined;
    case 'exchangeTreasure':
      return isTreasure(give) && isTreasure(take) && isSeat(from, MOST_PLAYERS)
        ? { type, give, take, from }
        : undefined;
    case 'pitchCamp':
    case 'placeGuard':
      return isHex(hex) ? { type, hex } : undefined;
    case 'passBid':
    case 'endTurn':
      return { type };
    default:
      return undefined;
  }
}

/** Nobody can ever have as many points. */
const MOST_POINTS = 1000;

const isBelow = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;
const isBid = (value: unknown): value is number => isBelow(value, MOST_POINTS) && value > 0;
const isHex = (value: unknown): value is Hex => isBelow(value, HEXES);
const isRotation = (value: unknown): value is Edge => EDGES.some((edge) => edge === value);
const isFigure = (value: unknown): value is Figure => FIGURES.some((figure) => figure === value);
const isTreasure = (value: unknown): value is Treasure => TREASURES.some((treasure) => treasure === value);

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
