import { CELLS, isPoseOfBoard } from '../answers/map.ts';
import { type Cell, type Intent, TILES, type Tile } from '../vocabulary.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads an intent from outside: exactly the fields it has, each with a value that can be. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const intent = intentOf(raw as Raw);
  return intent !== undefined && Object.keys(raw).length === Object.keys(intent).length ? intent : undefined;
}

function intentOf({ type, cell, pose, tile, to, blocker }: Raw): Intent | undefined {
  switch (type) {
    case 'pickStart':
      return isCell(cell) ? { type, cell } : undefined;
    case 'layTile':
      return isPoseOfBoard(pose) ? { type, pose } : undefined;
    case 'moveTile':
      return isTile(tile) && isPoseOfBoard(to) ? { type, tile, to } : undefined;
    case 'walk':
    case 'takePassage':
      return isCell(to) ? { type, to } : undefined;
    case 'endTurn':
      return blocker === null || isCell(blocker) ? { type, blocker } : undefined;
    case 'startWalking':
    case 'takeStatue':
    case 'stopWalking':
      return { type };
    default:
      return undefined;
  }
}

const isBelow = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;
const isCell = (value: unknown): value is Cell => isBelow(value, CELLS);
const isTile = (value: unknown): value is Tile => isBelow(value, TILES);
