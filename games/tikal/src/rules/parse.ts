import { isSeat } from '@quri/kernel';
import { MOST_PLAYERS } from '../meta.ts';
import {
  EDGES,
  type Edge,
  FIGURES,
  type Figure,
  HEXES,
  type Hex,
  type Intent,
  TILE_IDS,
  TREASURES,
  type Treasure,
} from '../vocabulary.ts';

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
