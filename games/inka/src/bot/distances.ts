import { INNER_EDGE } from '@quri/triangle-lattice';
import { CELLS } from '../answers/map.ts';
import { STEPPING_TILES } from '../vocabulary.ts';
import { type Footing, newFooting, writeFooting } from './footing.ts';
import { addEdge, clearEdges, PASSAGES, SECOND_HALVES, TURN_STARTS } from './graph.ts';
import { COUNTER, type Position } from './position.ts';
import { FIRST, FLIPPED, HOLE, NEIGHBOURS, NOWHERE, POSE_NUMBERS, SECOND, SNAKE } from './tables.ts';
import { endAt, findEnds } from './tile-ends.ts';

/** Distances are counted in quarters of an action point. */
export const POINT = 4;

/** What it costs to make a way over a hole where no tile can be moved now, or not while a blocker is there. */
const LAY_LATER = 10;
const LAY_BLOCKED = 16;
/** A wall is turned away. */
const WALL = 5;
/** Tiles are moved before the walk: whoever walks onto one rides on it in the next turn. */
const WAIT = 3;

// Written over at every position: positions are looked at by the ten thousand.
const footing = newFooting();
/** By pose: what it costs to have a tile there. */
const lay = new Uint8Array(POSE_NUMBERS);
/** By cell: what it costs to have any tile on it. */
const layAny = new Uint8Array(CELLS);

/**
 * Builds the graph of what counters can do in a position, whoever moves: walking, snakes, passages, tiles that are moved
 * to make a way, rides on tiles. Answers the footing.
 */
export function buildGraph(position: Position): Footing {
  const { tables, grid } = position;
  writeFooting(position, footing);
  clearEdges();
  lay.fill(LAY_LATER);
  layAny.fill(LAY_LATER);
  addTiles(position);
  const { cells, walls } = footing;
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = cells[cell];
    if (kind !== HOLE) addEdge(TURN_STARTS + cell, cell, 0);
    const any = layAny[cell] ?? 0;
    for (let side = cell * 3; side < cell * 3 + 3; side++) {
      const from = NEIGHBOURS[side] ?? NOWHERE;
      if (from === NOWHERE) continue;
      const wall = walls[side] === 1 ? WALL : 0;
      if (kind !== HOLE) {
        addEdge(from, cell, wall + (kind === SNAKE ? POINT : 0));
        continue;
      }
      // Onto a tile that covers this cell; it may have come over another hole, which then costs no other tile.
      addEdge(from, cell, wall + any);
      addEdge(from, SECOND_HALVES + cell, wall);
      if (cells[from] !== HOLE) continue;
      const blocked = any === LAY_BLOCKED || layAny[from] === LAY_BLOCKED;
      addEdge(SECOND_HALVES + from, cell, blocked ? LAY_BLOCKED : (lay[side] ?? 0));
    }
  }
  for (const passage of tables.passages) {
    const there = grid[passage] ?? 0;
    if (there === 0) addEdge(PASSAGES, passage, POINT);
    if (there === 0 || there === COUNTER) addEdge(passage, PASSAGES, 0);
  }
  return footing;
}

/** What tiles can do in one move: lie somewhere else, and carry who stands on them. */
function addTiles(position: Position): void {
  const { halves, walls } = position.tables;
  for (let tile = 0; tile < STEPPING_TILES; tile++) {
    const count = findEnds(position, tile);
    if (count === 0) continue;
    const pose = position.poses[tile] ?? 0;
    const first = FIRST[pose] ?? 0;
    const second = SECOND[pose] ?? 0;
    const onFirst = POINT + (halves[tile * 2] === SNAKE ? POINT : 0);
    const onSecond = POINT + (halves[tile * 2 + 1] === SNAKE ? POINT : 0);
    const both = onFirst + onSecond - POINT + (walls[tile]?.includes(INNER_EDGE) ? WALL : 0);
    for (let i = 0; i < count; i++) {
      const to = endAt(i);
      const one = FIRST[to] ?? 0;
      const other = SECOND[to] ?? 0;
      if (both < (lay[to] ?? 0)) {
        lay[to] = both;
        lay[FLIPPED[to] ?? 0] = both;
      }
      if (onFirst < (layAny[one] ?? 0)) layAny[one] = onFirst;
      if (onSecond < (layAny[other] ?? 0)) layAny[other] = onSecond;
      addEdge(first, one, POINT + WAIT);
      addEdge(second, other, POINT + WAIT);
      addEdge(TURN_STARTS + first, one, POINT);
      addEdge(TURN_STARTS + second, other, POINT);
    }
  }
  for (let seat = 0; seat < position.players; seat++) {
    const cell = position.blockers[seat] ?? NOWHERE;
    if (cell !== NOWHERE && footing.cells[cell] === HOLE) layAny[cell] = LAY_BLOCKED;
  }
}
