import { INNER_EDGE } from '@quri/triangle-lattice';
import { CELLS } from '../answers/map.ts';
import { ACTION_POINTS, type Cell, STEPPING_TILES, TILES } from '../vocabulary.ts';
import { COUNTER, type Position } from './position.ts';
import {
  EDGE_SIDES,
  END_OF_MOTION,
  FIRST,
  HOLE,
  NEIGHBOURS,
  NOWHERE,
  SECOND,
  SNAKE,
  SOLID,
  stepsFrom,
} from './tables.ts';

/** Cells as they are, or with the first or the second half of a tile on them that was moved there. */
const FIRST_HALVES = CELLS;
const SECOND_HALVES = CELLS * 2;
const NODES = CELLS * 3;

/** By cell: HOLE, SOLID or SNAKE, whichever is best of what lies there and of what is under it. */
const kinds = new Uint8Array(CELLS);
/** By `cell * 3 + side`: 1 where the tile on that cell has a wall, and there is no walking on the cell without the tile. */
const kept = new Uint8Array(CELLS * 3);
/** By cell: 1 where nothing changes, for a blocker pins the tile or somebody stands there. */
const shut = new Uint8Array(CELLS);

const done = new Uint8Array(NODES);
/** By cost: nodes to be looked at. A node comes up at most twice from each of its neighbours, and for passages and rides. */
const levels = Array.from({ length: ACTION_POINTS + 1 }, () => new Int16Array(NODES * 12));
const lengths = new Int16Array(ACTION_POINTS + 1);

function push(cost: number, node: number): void {
  const level = levels[cost];
  const length = lengths[cost] ?? 0;
  if (level === undefined || done[node] === 1) return;
  level[length] = node;
  lengths[cost] = length + 1;
}

/**
 * A lower bound of the points that it takes the mover to get to an exit, statues aside: a tile can be moved to anywhere
 * for one point and carries who is on it, and what covers ground is out of the way for nothing. Above `most` it is
 * `most + 1`.
 */
export function leastPoints(position: Position, most: number): number {
  const { tables, counters, seat } = position;
  relax(position);
  done.fill(0);
  lengths.fill(0);
  push(0, counters[seat] ?? 0);
  addRides(position);
  let opened = false;
  for (let cost = 0; cost <= most; cost++) {
    const level = levels[cost];
    for (let i = 0; i < (lengths[cost] ?? 0); i++) {
      const node = level?.[i] ?? 0;
      if (done[node] === 1) continue;
      done[node] = 1;
      const cell = node % CELLS;
      if (node < FIRST_HALVES && shut[cell] === 0 && tables.symbols[cell] === 'start') return cost;
      if (node < FIRST_HALVES && !opened && tables.symbols[cell] === 'passage') {
        opened = true;
        for (const to of tables.passages) push(cost + 1, to);
      }
      pushNeighbours(node, cell, cost);
    }
  }
  return most + 1;
}

function pushNeighbours(node: number, cell: Cell, cost: number): void {
  const isAsItIs = node < FIRST_HALVES;
  const isFirstHalf = !isAsItIs && node < SECOND_HALVES;
  for (let side = 0; side < 3; side++) {
    const next = NEIGHBOURS[cell * 3 + side] ?? NOWHERE;
    if (next === NOWHERE || (isAsItIs && kept[cell * 3 + side] === 1)) continue;
    const kind = kinds[next];
    if (kind !== HOLE && kept[next * 3 + side] === 0) push(kind === SNAKE ? cost + 1 : cost, next);
    if (shut[next] === 1) continue;
    if (isFirstHalf) push(cost, SECOND_HALVES + next);
    push(cost + 1, FIRST_HALVES + next);
  }
}

function relax({ tables, poses, blockers, counters, seat, players, grid }: Position): void {
  const { ground, halves, walls } = tables;
  kinds.set(ground);
  kept.fill(0);
  shut.fill(0);
  for (let one = 0; one < players; one++) {
    const blocker = blockers[one] ?? NOWHERE;
    if (blocker !== NOWHERE) shut[blocker] = 1;
    const counter = counters[one] ?? NOWHERE;
    if (one !== seat && counter !== NOWHERE && grid[counter] === COUNTER) shut[counter] = 1;
  }
  for (let tile = 0; tile < TILES; tile++) {
    const pose = poses[tile] ?? NOWHERE;
    if (pose === NOWHERE) continue;
    const first = FIRST[pose] ?? 0;
    const second = SECOND[pose] ?? 0;
    const isPinned = shut[first] === 1 || shut[second] === 1;
    if (isPinned) {
      shut[first] = 1;
      shut[second] = 1;
    }
    const firstStays = isPinned || ground[first] === HOLE;
    const secondStays = isPinned || ground[second] === HOLE;
    if (firstStays || halves[tile * 2] === SOLID) kinds[first] = halves[tile * 2] ?? HOLE;
    if (secondStays || halves[tile * 2 + 1] === SOLID) kinds[second] = halves[tile * 2 + 1] ?? HOLE;
    const edges = walls[tile] ?? [];
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] ?? 0;
      const side = EDGE_SIDES[pose * 5 + edge] ?? 0;
      const isFirst = Math.floor(side / 3) === first;
      if (edge === INNER_EDGE ? firstStays && secondStays : isFirst ? firstStays : secondStays) kept[side] = 1;
    }
  }
}

/** IN-7: the tile that the mover stands on carries it along; a second move leads anywhere. */
function addRides({ tables, counters, seat, grid, poses, walking }: Position): void {
  const here = counters[seat] ?? 0;
  const tile = (grid[here] ?? 0) - 1;
  if (walking || tile < 0 || tile >= STEPPING_TILES || shut[here] === 1) return;
  const pose = poses[tile] ?? 0;
  const half = FIRST[pose] === here ? FIRST : SECOND;
  const steps = stepsFrom(tables, pose);
  for (let i = 0; i < steps.length; i++) {
    const to = steps[i] ?? 0;
    if (to === END_OF_MOTION) continue;
    push(1, FIRST_HALVES + (half[to] ?? 0));
    i += 1 + (steps[i + 1] ?? 0);
  }
  for (let cell = 0; cell < CELLS; cell++) push(2, FIRST_HALVES + cell);
}
