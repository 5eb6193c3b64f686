import { type Seat, seat } from '@quri/kernel';
import { halvesOf, type Motion, motionsOf, type Step } from '@quri/triangle-lattice';
import { HEXAGON } from '../components.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import type { Obstacle, Pose, Tile } from '../vocabulary.ts';
import { type Floor, NO_TILE } from './floor.ts';

type BoardView = Pick<View, 'options' | 'poses' | 'counters' | 'blockers'>;

/** Where a tile can get to in one move, and how. */
export interface TileMove {
  readonly to: Pose;
  readonly motion: TileMotion;
}

/** A move that something stops, and the first thing that does. */
export interface BlockedMove extends TileMove {
  readonly obstacle: Obstacle;
}

const MOTIONS: (readonly Motion[] | undefined)[] = [];

/** The slides and turns of a pose, worked out when they are first asked for. */
export function motionsFrom(pose: Pose): readonly Motion[] {
  const known = MOTIONS[pose];
  if (known !== undefined) return known;
  const motions = motionsOf(HEXAGON, pose);
  MOTIONS[pose] = motions;
  return motions;
}

/** By cell: 0 where nothing is in the way of any tile, the tile + 1 where one lies, above that a counter. */
type Grid = Uint8Array;

const COUNTER = 32;
const BLOCKER = 64;

export function gridOf({ counters, blockers }: Pick<View, 'counters' | 'blockers'>, { tiles }: Floor): Grid {
  const grid = new Uint8Array(tiles.length);
  for (let cell = 0; cell < grid.length; cell++) grid[cell] = (tiles[cell] ?? NO_TILE) + 1;
  // A counter on a tile goes where the tile goes: whatever is stopped by it is stopped by the tile.
  counters.forEach((cell, owner) => {
    if (cell !== null && grid[cell] === 0) grid[cell] = COUNTER + owner;
  });
  blockers.forEach((cell, owner) => {
    if (cell !== null && grid[cell] === 0) grid[cell] = BLOCKER + owner;
  });
  return grid;
}

/** IN-7: whose blocking counter lies on a tile. */
export function pinnedBy({ poses, blockers }: Pick<View, 'poses' | 'blockers'>, tile: Tile): Seat | null {
  const pose = poses[tile];
  if (pose === null || pose === undefined) return null;
  const halves = halvesOf(HEXAGON, pose);
  const owner = blockers.findIndex((cell) => cell !== null && halves.includes(cell));
  return owner < 0 ? null : seat(owner);
}

/** The seats whose playing counters stand on a tile. */
export function ridersOf({ poses, counters }: Pick<View, 'poses' | 'counters'>, tile: Tile): readonly Seat[] {
  const pose = poses[tile];
  if (pose === null || pose === undefined) return [];
  const halves = halvesOf(HEXAGON, pose);
  return counters.flatMap((cell, owner) => (cell !== null && halves.includes(cell) ? [seat(owner)] : []));
}

/** IN-8, IN-9: every pose that a tile can be moved to; of two turns that end alike, the shorter one. */
export function tileMoves(view: BoardView, grid: Grid, tile: Tile): readonly TileMove[] {
  const pose = view.poses[tile];
  if (pose === null || pose === undefined || pinnedBy(view, tile) !== null) return [];
  const found = new Map<Pose, TileMove>();
  for (const motion of motionsFrom(pose)) {
    for (let i = 0; i < motion.steps.length; i++) {
      const step = motion.steps[i];
      if (step === undefined || step.pose === null || !isFree(step, grid, tile, view.options.looseEdge)) break;
      const before = found.get(step.pose);
      if (before === undefined || before.motion.steps > i + 1)
        found.set(step.pose, { to: step.pose, motion: motionAs(motion, i + 1) });
    }
  }
  return [...found.values()];
}

/** IN-8 to IN-10: what stops a tile on its way to a pose; null if nothing does, undefined if no motion leads there. */
export function blockedMove(view: BoardView, grid: Grid, tile: Tile, to: Pose): BlockedMove | null | undefined {
  const pose = view.poses[tile];
  if (pose === null || pose === undefined) return undefined;
  let stopped: BlockedMove | undefined;
  for (const motion of motionsFrom(pose)) {
    const end = motion.steps.findIndex((step) => step.pose === to);
    if (end < 0) continue;
    const obstacle = firstObstacle(motion.steps.slice(0, end + 1), grid, tile, view.options.looseEdge);
    if (obstacle === null) return null;
    const blocked = { to, motion: motionAs(motion, end + 1), obstacle };
    if (stopped === undefined || isMoreHelpful(blocked, stopped)) stopped = blocked;
  }
  return stopped;
}

/** What can be cleared away says more than the edge of the board; otherwise the shorter way counts. */
function isMoreHelpful(one: BlockedMove, other: BlockedMove): boolean {
  const [edge, otherEdge] = [one.obstacle.kind === 'edge', other.obstacle.kind === 'edge'];
  return edge === otherEdge ? one.motion.steps < other.motion.steps : otherEdge;
}

/** IN-9: where each motion of a tile is stopped, the ends it would have had next; for those that wonder why. */
export function stoppedMotions(view: BoardView, grid: Grid, tile: Tile): readonly BlockedMove[] {
  const pose = view.poses[tile];
  if (pose === null || pose === undefined) return [];
  return motionsFrom(pose).flatMap((motion) => {
    const end = motion.steps.findIndex((step) => obstacleIn(step, grid, tile, view.options.looseEdge) !== null);
    const step = motion.steps[end];
    const obstacle = step === undefined ? null : obstacleIn(step, grid, tile, view.options.looseEdge);
    if (step === undefined || step.pose === null || obstacle === null) return [];
    return [{ to: step.pose, motion: motionAs(motion, end + 1), obstacle }];
  });
}

/** So many steps of a motion. */
export const motionAs = ({ way }: Pick<Motion, 'way'>, steps: number): TileMotion =>
  way.kind === 'slide'
    ? { kind: 'slide', towards: way.towards, steps }
    : { kind: 'turn', round: way.round, clockwise: way.clockwise, steps };

function isFree({ needs, beyond }: Step, grid: Grid, tile: Tile, looseEdge: boolean): boolean {
  if (beyond.length > 0 && !looseEdge) return false;
  for (let i = 0; i < needs.length; i++) {
    const there = grid[needs[i] ?? 0];
    if (there !== 0 && there !== tile + 1) return false;
  }
  return true;
}

function firstObstacle(steps: readonly Step[], grid: Grid, tile: Tile, looseEdge: boolean): Obstacle | null {
  for (const step of steps) {
    const obstacle = obstacleIn(step, grid, tile, looseEdge);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

function obstacleIn({ pose, needs, beyond }: Step, grid: Grid, tile: Tile, looseEdge: boolean): Obstacle | null {
  for (const cell of needs) {
    const there = grid[cell] ?? 0;
    if (there === 0 || there === tile + 1) continue;
    if (there >= BLOCKER) return { kind: 'blocker', cell, seat: seat(there - BLOCKER) };
    if (there >= COUNTER) return { kind: 'counter', cell, seat: seat(there - COUNTER) };
    return { kind: 'tile', cell, tile: there - 1 };
  }
  const [triangle] = beyond;
  return triangle !== undefined && (pose === null || !looseEdge) ? { kind: 'edge', triangle } : null;
}
