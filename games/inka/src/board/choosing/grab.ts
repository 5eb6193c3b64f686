import type { Point } from '@quri/board-kit';
import { floorOf } from '../../answers/floor.ts';
import {
  type BlockedMove,
  blockedMove,
  gridOf,
  motionAs,
  motionsFrom,
  stoppedMotions,
  type TileMove,
  tileMoves,
} from '../../answers/tile-moves.ts';
import type { TileMotion, View } from '../../view/shapes.ts';
import type { Pose, Tile } from '../../vocabulary.ts';
import { distance, type Lying, lyingAt } from '../layout/cells.ts';
import { directionOf, drawnMotion, movedBy, stepsTowards } from '../layout/motion.ts';

type BoardView = Pick<View, 'options' | 'poses' | 'counters' | 'blockers'>;

/** One of the slides and turns of a tile: how far it gets, and what stops it there. */
interface GrabbedWay {
  /** With the steps that are free. */
  readonly motion: TileMotion;
  /** The poses after each of them. */
  readonly poses: readonly Pose[];
  readonly stop: BlockedMove | null;
}

/** Where a tile can end, and where on the map that is chosen. */
export interface GrabbedEnd extends TileMove {
  readonly handle: Point;
}

interface BlockedEnd extends BlockedMove {
  readonly handle: Point;
}

/** A tile that was picked, with all that can become of it. */
export interface Grab {
  readonly tile: Tile;
  readonly from: Pose;
  readonly lies: Lying;
  /** Round the tile, clockwise from the right. */
  readonly ends: readonly GrabbedEnd[];
  readonly blocked: readonly BlockedEnd[];
  readonly ways: readonly GrabbedWay[];
}

export function grabOf(view: BoardView, tile: Tile): Grab | null {
  const from = view.poses[tile];
  if (from === null || from === undefined) return null;
  const grid = gridOf(view, floorOf(view));
  const lies = lyingAt(from);
  const moves = tileMoves(view, grid, tile);
  const stops = stoppedMotions(view, grid, tile);
  const reached = new Set(moves.map(({ to }) => to));
  // What a slide runs into is seen without a mark; why a tile does not swing is not.
  const turns = stops.filter(({ motion, to }) => motion.kind === 'turn' && !reached.has(to));
  const firstStops = turns.filter(({ to }, i) => turns.findIndex((one) => one.to === to) === i);
  const handles = handlesOf([...moves, ...firstStops].map(({ to }) => to));
  return {
    tile,
    from,
    lies,
    ends: moves
      .map((move) => ({ ...move, handle: handles(move.to) }))
      .sort((one, other) => turnTo(one) - turnTo(other)),
    // Of several ways to one end, what stops the one that the rules speak of.
    blocked: firstStops.map((stop) => ({
      ...(blockedMove(view, grid, tile, stop.to) ?? stop),
      handle: handles(stop.to),
    })),
    ways: motionsFrom(from).map(({ way, steps }) => {
      const stop = stops.find(({ motion }) => isWay(motion, way)) ?? null;
      const onBoard = steps.flatMap(({ pose }) => (pose === null ? [] : [pose]));
      const poses = stop === null ? onBoard : onBoard.slice(0, stop.motion.steps - 1);
      return { motion: motionAs({ way }, poses.length), poses, stop };
    }),
  };

  /** Whole degrees round the tile; what lies in one direction, the nearer one first. */
  function turnTo({ handle }: GrabbedEnd): number {
    return Math.round((directionOf(lies, handle) + 360) % 360) + distance(lies, handle) / 10000;
  }
}

type AnyWay =
  | Readonly<{ kind: 'slide'; towards: object }>
  | Readonly<{ kind: 'turn'; round: object; clockwise: boolean }>;

function isWay(motion: TileMotion, way: AnyWay): boolean {
  if (motion.kind === 'slide') return way.kind === 'slide' && isSame(motion.towards, way.towards);
  return way.kind === 'turn' && motion.clockwise === way.clockwise && isSame(motion.round, way.round);
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Two poses can have one middle: their handles stand side by side. */
function handlesOf(poses: readonly Pose[]): (pose: Pose) => Point {
  const APART = 21;
  const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const middles = poses.map((pose) => ({ pose, lies: lyingAt(pose) }));
  return (pose) => {
    const lies = lyingAt(pose);
    const same = middles.filter((one) => keyOf(one.lies) === keyOf(lies)).map((one) => one.pose);
    return { x: lies.x + (same.indexOf(pose) - (same.length - 1) / 2) * 2 * APART, y: lies.y };
  };
}

/** How a tile follows a finger. */
export interface Pull {
  readonly way: GrabbedWay;
  /** How far it is moved, in steps; not whole. */
  readonly steps: number;
  /** Pulled against what stops it before its first step. */
  readonly against: BlockedMove | null;
}

/** A way is kept while another is nearer to the finger by no more than this. */
const STICKY = 14;
/** A finger has to go so many steps against what stops a tile. */
const PUSHED = 0.45;

/** The way that brings a point of the tile nearest to the finger. */
export function pullTowards({ ways }: Grab, held: Point, finger: Point, before: Pull | null): Pull | null {
  let best: { readonly pull: Pull; readonly off: number } | null = null;
  for (const way of ways) {
    const steps = stepsTowards(way.motion, held, finger, way.poses.length);
    const off = distance(movedBy(drawnMotion(way.motion, steps), held), finger) - (before?.way === way ? STICKY : 0);
    if (best === null || off < best.off) best = { pull: { way, steps, against: null }, off };
  }
  if (best === null || best.pull.steps > 0.05) return best?.pull ?? null;
  return { ...best.pull, against: stoppedTowards(ways, held, finger) };
}

/** The way without any step that the finger would go. */
function stoppedTowards(ways: readonly GrabbedWay[], held: Point, finger: Point): BlockedMove | null {
  let best: { readonly stop: BlockedMove; readonly off: number } | null = null;
  for (const { motion, poses, stop } of ways) {
    if (stop === null || poses.length > 0) continue;
    const steps = stepsTowards(motion, held, finger, 1);
    const off = distance(movedBy(drawnMotion(motion, steps), held), finger);
    if (steps > PUSHED && (best === null || off < best.off)) best = { stop, off };
  }
  return best?.stop ?? null;
}

/** Where a tile ends that is let go; null where it began. */
export const droppedAt = ({ way, steps }: Pull): Pose | null => way.poses[Math.round(steps) - 1] ?? null;
