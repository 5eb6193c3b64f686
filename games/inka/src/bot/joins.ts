import { INNER_EDGE } from '@quri/triangle-lattice';
import { CELLS } from '../answers/map.ts';
import { type Cell, type Pose, STEPPING_TILES, TARGET_TILES, type Tile } from '../vocabulary.ts';
import type { Footing } from './footing.ts';
import { COUNTER, type Position } from './position.ts';
import { addCell, FIRST, HOLE, hasCell, NEIGHBOURS, NOWHERE, reachOf, SECOND, SNAKE, SOLID, WORDS } from './tables.ts';

/** What is to be done this turn: take a statue, or leave with all of them. */
export type Goal = 'statue' | 'leave';

/** Next to where the mover gets for nothing; next to where the goal is reached from for nothing. */
const FROM_MOVER = 1;
const TO_GOAL = 2;
export const BOTH = FROM_MOVER | TO_GOAL;

/**
 * What a tile must touch to make a way. Every way that a move opens goes over cells that its tile left or came to: it
 * gets to the first of them from where the mover got before, and from the last of them to where the goal could be reached
 * from before. Walls are left out, for they may be the tile's own.
 */
export interface Joins {
  /** As sets: the cells next to where the mover gets, and next to what leads to the goal. */
  readonly nearMover: Int32Array;
  readonly nearGoal: Int32Array;
  /** By cell: 1 where the mover gets for nothing. */
  readonly reached: Uint8Array;
}

export const newJoins = (): Joins => ({
  nearMover: new Int32Array(WORDS),
  nearGoal: new Int32Array(WORDS),
  reached: new Uint8Array(CELLS),
});

const leading = new Uint8Array(CELLS);
const queue = new Int16Array(CELLS);

/** Writes what is touched in a position; what a move did not touch is as it was before. */
export function writeJoins(
  position: Position,
  goal: Goal,
  footing: Footing,
  changed: number,
  before: Joins,
  joins: Joins,
): void {
  if (changed & FROM_MOVER) floodFrom(position, footing, joins);
  else {
    joins.nearMover.set(before.nearMover);
    joins.reached.set(before.reached);
  }
  if (changed & TO_GOAL) floodBack(position, goal, footing, joins);
  else joins.nearGoal.set(before.nearGoal);
}

function floodFrom({ counters, seat }: Position, { cells, walls }: Footing, { reached, nearMover }: Joins): void {
  const start = counters[seat] ?? 0;
  reached.fill(0);
  nearMover.fill(0);
  reached[start] = 1;
  addCell(nearMover, start);
  queue[0] = start;
  let length = 1;
  for (let i = 0; i < length; i++) {
    const cell = queue[i] ?? 0;
    for (let side = cell * 3; side < cell * 3 + 3; side++) {
      const next = NEIGHBOURS[side] ?? NOWHERE;
      if (next === NOWHERE || reached[next] === 1) continue;
      addCell(nearMover, next);
      if (walls[side] === 1 || cells[next] !== SOLID) continue;
      reached[next] = 1;
      queue[length++] = next;
    }
  }
}

function floodBack(position: Position, goal: Goal, { cells, walls }: Footing, { nearGoal }: Joins): void {
  leading.fill(0);
  nearGoal.fill(0);
  // A tile that covers an exit can be moved off it.
  if (goal === 'leave') for (const cell of position.tables.starts) addCell(nearGoal, cell);
  let length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isGoal(position, goal, cell)) continue;
    leading[cell] = 1;
    queue[length++] = cell;
  }
  for (let i = 0; i < length; i++) {
    const cell = queue[i] ?? 0;
    addCell(nearGoal, cell);
    // Stepping onto a snake is not for nothing.
    if (cells[cell] === SNAKE) continue;
    for (let side = cell * 3; side < cell * 3 + 3; side++) {
      const from = NEIGHBOURS[side] ?? NOWHERE;
      if (from === NOWHERE || leading[from] === 1) continue;
      addCell(nearGoal, from);
      if (walls[side] === 1 || cells[from] === HOLE) continue;
      leading[from] = 1;
      queue[length++] = from;
    }
  }
}

/** IN-13, IN-18: does the way end there? Whether somebody else stands there is not asked. */
function isGoal(position: Position, goal: Goal, cell: Cell): boolean {
  const there = position.grid[cell] ?? 0;
  if (goal === 'leave') return position.tables.symbols[cell] === 'start' && (there === 0 || there === COUNTER);
  return isWanted(position, there - 1);
}

/** Does a target tile carry a statue of the mover? */
function isWanted({ statues, seat }: Position, tile: Tile): boolean {
  const target = tile - STEPPING_TILES;
  return target >= 0 && target < TARGET_TILES && ((statues[seat] ?? 0) & (1 << target)) !== 0;
}

/**
 * What a tile touches where it lies, as far as a counter can walk there when the tile is gone, or rides on it. If nothing
 * else is to be paid for, snakes are no way.
 */
export function touchedBefore(position: Position, goal: Goal, joins: Joins, tile: Tile, isLast: boolean): number {
  const { poses, tables } = position;
  const pose = poses[tile] ?? 0;
  const [first, second] = [FIRST[pose] ?? 0, SECOND[pose] ?? 0];
  return (
    (isWay(tables.ground[first] ?? HOLE, isLast) ? nearAt(joins, first) : 0) |
    (isWay(tables.ground[second] ?? HOLE, isLast) ? nearAt(joins, second) : 0) |
    (isRiddenByMover(position, tile) ? FROM_MOVER : 0) |
    (goal === 'statue' && isWanted(position, tile) ? TO_GOAL : 0)
  );
}

const isWay = (kind: number, isLast: boolean): boolean => kind === SOLID || (!isLast && kind === SNAKE);

/** What it touches where it comes to lie. */
export function touchedAt(position: Position, joins: Joins, tile: Tile, to: Pose, isLast: boolean): number {
  const { halves } = position.tables;
  const isRidden = isRiddenByMover(position, tile);
  return (
    (isRidden || isWay(halves[tile * 2] ?? HOLE, isLast) ? nearAt(joins, FIRST[to] ?? 0) : 0) |
    (isRidden || isWay(halves[tile * 2 + 1] ?? HOLE, isLast) ? nearAt(joins, SECOND[to] ?? 0) : 0)
  );
}

const nearAt = ({ nearMover, nearGoal }: Joins, cell: Cell): number =>
  (hasCell(nearMover, cell) ? FROM_MOVER : 0) | (hasCell(nearGoal, cell) ? TO_GOAL : 0);

const isRiddenByMover = ({ grid, counters, seat }: Position, tile: Tile): boolean =>
  grid[counters[seat] ?? 0] === tile + 1;

/** Can a tile that touches so much touch the rest by one move, if nothing is in its way? */
export function canJoin({ tables, poses }: Position, joins: Joins, tile: Tile, touched: number): boolean {
  const { ends } = reachOf(tables, poses[tile] ?? 0);
  return (
    ((touched & FROM_MOVER) !== 0 || meets(ends, joins.nearMover)) &&
    ((touched & TO_GOAL) !== 0 || meets(ends, joins.nearGoal))
  );
}

function meets(one: Int32Array, other: Int32Array): boolean {
  for (let i = 0; i < WORDS; i++) if ((one[i] ?? 0) & (other[i] ?? 0)) return true;
  return false;
}

/** A tile that has moved, and where it lay. */
export interface Moved {
  readonly tile: Tile;
  readonly from: Pose;
}

/**
 * Can a tile do more by one move since another one moved that touched neither side? It can if it could not be moved so
 * before, or if its way may be in two pieces, with the other tile between them.
 */
export function isHelped({ tables, poses }: Position, tile: Tile, moved: Moved): boolean {
  if (tile === moved.tile) return true;
  const pose = poses[tile] ?? 0;
  const { ground, walls } = tables;
  if (ground[FIRST[pose] ?? 0] === SOLID || ground[SECOND[pose] ?? 0] === SOLID) return true;
  if (walls[tile]?.includes(INNER_EDGE)) return true;
  const { needs } = reachOf(tables, pose);
  return hasCell(needs, FIRST[moved.from] ?? 0) || hasCell(needs, SECOND[moved.from] ?? 0);
}
