import type { View } from '../view/shapes.ts';
import { ACTION_POINTS, type Cell, type Pose, STEPPING_TILES, TARGET_TILES, TILES, type Tile } from '../vocabulary.ts';
import { FIRST, NOWHERE, SECOND, type Tables, tablesOf } from './tables.ts';

/** A position within or between turns, as numbers. Copied at every move, never written to afterwards. */
export interface Position {
  readonly tables: Tables;
  readonly players: number;
  /** Whose turn it is. */
  readonly seat: number;
  readonly points: number;
  /** IN-16: stepping tiles stay where they are. */
  readonly walking: boolean;
  /** IN-11: the mover has walked, and nothing that costs has been done since. */
  readonly walked: boolean;
  /** By tile; NOWHERE before it is laid. */
  readonly poses: Int16Array;
  /** By seat. */
  readonly counters: Int16Array;
  readonly blockers: Int16Array;
  /** By seat: the target tiles with a statue of that seat, as bits. */
  readonly statues: Uint8Array;
  /** By cell: the tile on it + 1, COUNTER where only a counter or a blocker is, or 0: what a tile bumps into (IN-10). */
  readonly grid: Uint8Array;
}

export const COUNTER = 32;

export function positionOf(view: View): Position {
  const tables = tablesOf(view.options);
  const poses = Int16Array.from({ length: TILES }, (_, tile) => view.poses[tile] ?? NOWHERE);
  const counters = Int16Array.from(view.counters, (cell) => cell ?? NOWHERE);
  const blockers = Int16Array.from(view.blockers, (cell) => cell ?? NOWHERE);
  return {
    tables,
    players: counters.length,
    seat: view.turn.seat,
    points: view.turn.actionPoints,
    walking: view.phase === 'walking',
    walked: view.turn.walked,
    poses,
    counters,
    blockers,
    statues: Uint8Array.from(view.statues, (tiles) =>
      tiles.reduce((bits, tile) => bits | (1 << (tile - STEPPING_TILES)), 0),
    ),
    grid: gridFrom(tables, poses, counters, blockers),
  };
}

function gridFrom({ ground }: Tables, poses: Int16Array, counters: Int16Array, blockers: Int16Array): Uint8Array {
  const grid = new Uint8Array(ground.length);
  poses.forEach((pose, tile) => {
    if (pose === NOWHERE) return;
    grid[FIRST[pose] ?? 0] = tile + 1;
    grid[SECOND[pose] ?? 0] = tile + 1;
  });
  for (const cell of [...counters, ...blockers]) if (cell !== NOWHERE && grid[cell] === 0) grid[cell] = COUNTER;
  return grid;
}

/** IN-6, IN-7, IN-15: one tile moved for one point. */
export const withTileMoved = (position: Position, tile: Tile, to: Pose): Position =>
  writeTileMoved(position, tile, to, copyOf(position));

/** A position that can be written over: with lists of its own for all that tile moves change. */
type Scratch = { -readonly [Key in keyof Position]: Position[Key] };

export const copyOf = (position: Position): Scratch => ({
  ...position,
  poses: position.poses.slice(),
  grid: position.grid.slice(),
  counters: position.counters.slice(),
});

/** The same, written over another position of the same turn. */
export function writeTileMoved(position: Position, tile: Tile, to: Pose, into: Scratch): Position {
  const { poses, grid, counters } = into;
  poses.set(position.poses);
  grid.set(position.grid);
  counters.set(position.counters);
  into.statues = position.statues;
  into.points = position.points - 1;
  into.walking = position.walking;
  into.walked = false;
  const from = poses[tile] ?? 0;
  const [first, second] = [FIRST[from] ?? 0, SECOND[from] ?? 0];
  poses[tile] = to;
  grid[first] = 0;
  grid[second] = 0;
  grid[FIRST[to] ?? 0] = tile + 1;
  grid[SECOND[to] ?? 0] = tile + 1;
  for (let seat = 0; seat < position.players; seat++) {
    const cell = counters[seat];
    if (cell === first) counters[seat] = FIRST[to] ?? 0;
    else if (cell === second) counters[seat] = SECOND[to] ?? 0;
  }
  return into;
}

/** A start picked in set-up (IN-1). */
export function withStartPicked(position: Position, seat: number, cell: Cell): Position {
  const counters = position.counters.slice();
  counters[seat] = cell;
  return { ...position, counters, grid: gridFrom(position.tables, position.poses, counters, position.blockers) };
}

/** A tile laid in set-up (IN-2). */
export function withTileLaid(position: Position, tile: Tile, pose: Pose): Position {
  const poses = position.poses.slice();
  poses[tile] = pose;
  return { ...position, poses, grid: gridFrom(position.tables, poses, position.counters, position.blockers) };
}

/** The mover's counter somewhere else, with these points and statues left. */
export function withCounterAt(position: Position, cell: Cell, points: number, standing: number): Position {
  const counters = position.counters.slice();
  const statues = position.statues.slice();
  counters[position.seat] = cell;
  statues[position.seat] = standing;
  const grid = gridFrom(position.tables, position.poses, counters, position.blockers);
  return { ...position, counters, statues, points, walking: true, walked: false, grid };
}

/** IN-17: the turn ends with the blocker there, or off the board, and the next seat begins. */
export function afterTurn(position: Position, blocker: Cell): Position {
  const blockers = position.blockers.slice();
  blockers[position.seat] = blocker;
  return passedTo({ ...position, blockers }, (position.seat + 1) % position.players);
}

/** IN-5: a seat begins its turn and takes its blocker back. */
export function passedTo(position: Position, seat: number): Position {
  const blockers = position.blockers.slice();
  blockers[seat] = NOWHERE;
  const grid = gridFrom(position.tables, position.poses, position.counters, blockers);
  return { ...position, seat, points: ACTION_POINTS, walking: false, walked: false, blockers, grid };
}

/** Equal for equal positions, and hardly ever for others. */
export function keyOf({ seat, points, walking, poses, counters, blockers, statues }: Position): number {
  let low = seat * 8 + points * 2 + (walking ? 1 : 0);
  let high = low + 11;
  const add = (value: number): void => {
    low = Math.imul(low ^ value, 0x85ebca6b) ^ (low >>> 15);
    high = Math.imul(high ^ value, 0xc2b2ae35) ^ (high >>> 13);
  };
  for (let tile = 0; tile < TILES; tile++) add((poses[tile] ?? 0) + 1);
  for (let one = 0; one < counters.length; one++) {
    add((counters[one] ?? 0) + 1);
    add((blockers[one] ?? 0) + 1);
    add(statues[one] ?? 0);
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

export const ALL_STATUES = (1 << TARGET_TILES) - 1;
