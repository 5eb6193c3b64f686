import { type Frozen, ok, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import { CELLS, isPoseOfBoard } from '../answers/map.ts';
import { type Cell, type Intent, type Refusal, TILES, type Tile } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { awaitedSeat } from './legal.ts';
import { endTurn } from './phases/blocking.ts';
import { layTile, pickStart } from './phases/setting-up.ts';
import { moveTile } from './phases/tiles.ts';
import { takePassage, takeStatue, walk } from './phases/walking.ts';
import type { State } from './state.ts';

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

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  const notNow = refusalOfMoment(s, by, intent);
  if (notNow !== null) return refused(notNow);
  switch (intent.type) {
    case 'pickStart':
      return pickStart(s, by, intent.cell);
    case 'layTile':
      return layTile(s, by, intent.pose);
    case 'moveTile':
      return moveTile(s, by, intent);
    case 'startWalking':
      return ok([{ type: 'walkingStarted', seat: by }]);
    case 'walk':
      return walk(s, by, intent.to);
    case 'takeStatue':
      return takeStatue(s, by);
    case 'takePassage':
      return takePassage(s, by, intent.to);
    case 'stopWalking':
      return ok([{ type: 'walkingStopped', seat: by }]);
    case 'endTurn':
      return endTurn(s, by, intent.blocker);
    default:
      return unreachable(intent);
  }
}

/** Is it this seat's turn, and the moment for such an intent? */
function refusalOfMoment(s: Frozen<State>, by: Seat, intent: Intent): Refusal | null {
  if (s.phase === 'over') return { code: 'gameOver', rule: s.final?.reason === 'escaped' ? 'IN-18' : 'IN-19' };
  const turn = awaitedSeat(s);
  if (turn === null) return { code: 'notNow', rule: 'IN-4' };
  if (turn !== by) return { code: 'notYourTurn', rule: ruleOfTurns(s.phase), turn };
  const { type } = intent;
  if (s.phase === 'pickingStart') return type === 'pickStart' ? null : { code: 'pickStartFirst', rule: 'IN-1' };
  if (type === 'pickStart') return { code: 'startsPicked', rule: 'IN-1' };
  if (s.phase === 'layingTile') return type === 'layTile' ? null : { code: 'layTileFirst', rule: 'IN-2' };
  if (type === 'layTile') return { code: 'tilesLaid', rule: 'IN-2' };
  return refusalOfPhase(s.phase, type);
}

function ruleOfTurns(phase: State['phase']): 'IN-1' | 'IN-2' | 'IN-4' {
  if (phase === 'pickingStart') return 'IN-1';
  return phase === 'layingTile' ? 'IN-2' : 'IN-4';
}

/** IN-16, IN-17: the phases of a turn come in their order. */
function refusalOfPhase(phase: State['phase'], type: Intent['type']): Refusal | null {
  switch (phase) {
    case 'movingTiles':
      return type === 'moveTile' || type === 'startWalking' ? null : { code: 'notWalkingYet', rule: 'IN-16' };
    case 'walking':
      if (type === 'endTurn') return { code: 'stillWalking', rule: 'IN-17' };
      return type === 'startWalking' ? { code: 'walkingStarted', rule: 'IN-16' } : null;
    default:
      return type === 'endTurn' ? null : { code: 'walkingStopped', rule: 'IN-17' };
  }
}
