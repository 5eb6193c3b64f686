import { CELLS } from '../answers/map.ts';
import { STEPPING_TILES, TARGET_TILES } from '../vocabulary.ts';
import { newFooting, writeFooting } from './footing.ts';
import { keyOf, type Position, withTileMoved } from './position.ts';
import { FIRST, HOLE, NEIGHBOURS, NOWHERE, SECOND, SNAKE } from './tables.ts';
import { isRidden, type TileMove, tileMovesOf } from './tile-ends.ts';
import { canStop, cellIn, findWalks, pointsLeftIn, reachedAt, standingIn } from './walking.ts';

const footing = newFooting();

/** Marks of cells: the mover gets there for nothing; the goal is reached from there for nothing. */
const FROM_MOVER = 1;
const TO_GOAL = 2;
const marks = new Uint8Array(CELLS);
/** By cell: with what marked cells a tile on it would be connected. */
const touched = new Uint8Array(CELLS);
const queue = new Int16Array(CELLS);

/**
 * The ways to take a statue this turn, or to leave with all of them, by moving one stepping tile or two. All that end
 * with a tile laid between where the mover gets and the goal are found, at most `most` of them.
 */
export function goalMoves(position: Position, most: number): readonly (readonly TileMove[])[] {
  const { statues, seat, points } = position;
  const standing = statues[seat] ?? 0;
  const moves = points - (standing === 0 ? 0 : 1);
  if (position.walking || moves < 1) return [];
  const found: (readonly TileMove[])[] = [];
  const known = new Set<number>();
  const keep = (after: Position, list: readonly TileMove[]): void => {
    const key = keyOf(after);
    if (known.has(key)) return;
    known.add(key);
    found.push(list);
  };
  for (const first of tileMovesOf(position, false)) {
    if (found.length >= most) break;
    const after = withTileMoved(position, first.tile, first.to);
    writeFooting(after, footing);
    if (reachesGoal(after)) keep(after, [first]);
    else if (moves > 1)
      for (const second of connecting(after, standing)) {
        const last = withTileMoved(after, second.tile, second.to);
        writeFooting(last, footing);
        if (reachesGoal(last)) keep(last, [first, second]);
      }
  }
  return found;
}

/** Can the mover take a statue or leave by walking? Reads the footing. */
function reachesGoal(position: Position): boolean {
  const { statues, seat } = position;
  const count = findWalks(position, seat, position.points, footing);
  const standing = statues[seat] ?? 0;
  for (let i = 0; i < count; i++) {
    const state = reachedAt(i);
    if (standing === 0 ? isGoal(position, standing, cellIn(state)) : standingIn(state) !== standing) return true;
  }
  return false;
}

/** IN-13, IN-18 */
function isGoal(position: Position, standing: number, cell: number): boolean {
  const there = position.grid[cell] ?? 0;
  if (standing === 0)
    return position.tables.symbols[cell] === 'start' && there === 0 && canStop(position, position.seat, cell);
  const target = there - 1 - STEPPING_TILES;
  return target >= 0 && target < TARGET_TILES && (standing & (1 << target)) !== 0;
}

/** The moves of a tile that join what the mover reaches with the goal. Reads the footing and the walks found last. */
function connecting(position: Position, standing: number): readonly TileMove[] {
  markReach(position, standing);
  markGoal(position, standing);
  touched.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    const mark = marks[cell] ?? 0;
    if (mark === 0) continue;
    // Stepping onto a snake is not for nothing.
    const shown = footing.cells[cell] === SNAKE ? mark & FROM_MOVER : mark;
    for (let side = cell * 3; side < cell * 3 + 3; side++) {
      const next = NEIGHBOURS[side] ?? NOWHERE;
      if (next !== NOWHERE && footing.walls[side] === 0) touched[next] = (touched[next] ?? 0) | shown;
    }
  }
  return tileMovesOf(position, false).filter(({ tile, to }) => {
    const joined = (touched[FIRST[to] ?? 0] ?? 0) | (touched[SECOND[to] ?? 0] ?? 0);
    return joined === (FROM_MOVER | TO_GOAL) || (joined & TO_GOAL && isRidden(position, tile));
  });
}

function markReach(position: Position, standing: number): void {
  marks.fill(0);
  const count = findWalks(position, position.seat, position.points, footing);
  const needed = standing === 0 ? 1 : 2;
  for (let i = 0; i < count; i++) {
    const state = reachedAt(i);
    if (standingIn(state) === standing && pointsLeftIn(state) >= needed) marks[cellIn(state)] = FROM_MOVER;
  }
}

/** Backwards from the goal, over nothing that costs. */
function markGoal(position: Position, standing: number): void {
  const { cells, walls } = footing;
  let length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isGoal(position, standing, cell)) continue;
    marks[cell] = (marks[cell] ?? 0) | TO_GOAL;
    queue[length++] = cell;
  }
  for (let i = 0; i < length; i++) {
    const cell = queue[i] ?? 0;
    if (cells[cell] === SNAKE) continue;
    for (let side = cell * 3; side < cell * 3 + 3; side++) {
      const from = NEIGHBOURS[side] ?? NOWHERE;
      if (from === NOWHERE || walls[side] === 1 || cells[from] === HOLE) continue;
      const mark = marks[from] ?? 0;
      if (mark & TO_GOAL) continue;
      marks[from] = mark | TO_GOAL;
      queue[length++] = from;
    }
  }
}
