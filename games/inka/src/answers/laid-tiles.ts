import { at } from '@quri/kernel';
import { cornersOfPose, halvesOf, sideOfEdge, type Vertex } from '@quri/triangle-lattice';
import { type Face, HEXAGON } from '../components.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import type { Cell, Pose, Tile } from '../vocabulary.ts';
import { isTarget, printedBoard } from './map.ts';
import { motionAs, motionsFrom } from './tile-moves.ts';

type BoardView = Pick<View, 'options' | 'poses'>;

/** The two cells a tile lies on, its first half first. */
export const cellsOf = (pose: Pose): readonly [Cell, Cell] => halvesOf(HEXAGON, pose);

/** IN-C4: the face of a stepping tile; target tiles have none. */
export const faceOf = (view: Pick<View, 'options'>, tile: Tile): Face | null =>
  isTarget(tile) ? null : at(printedBoard(view).faces, tile);

/** A wall of a tile that lies on the board: on the edge of a half towards another cell, or towards the edge of the board. */
interface LaidWall {
  readonly cell: Cell;
  readonly beyond: Cell | null;
}

export function wallsOf(view: BoardView, tile: Tile): readonly LaidWall[] {
  const pose = view.poses[tile];
  if (pose === null || pose === undefined) return [];
  return (faceOf(view, tile)?.walls ?? []).map((edge) => {
    const { cell, side } = sideOfEdge(HEXAGON, pose, edge);
    return { cell, beyond: HEXAGON.neighbours[cell * 3 + side] ?? null };
  });
}

/** The cells under the snakes of a tile that lies on the board. */
export function snakesOf(view: BoardView, tile: Tile): readonly Cell[] {
  const pose = view.poses[tile];
  if (pose === null || pose === undefined) return [];
  return cellsOf(pose).filter((_, half) => faceOf(view, tile)?.snakes[half]);
}

/** How a tile gets from one pose to another where nothing is in the way, in the fewest steps; null if it cannot. */
export function motionBetween(from: Pose, to: Pose): TileMotion | null {
  let found: TileMotion | null = null;
  for (const motion of motionsFrom(from)) {
    const steps = 1 + motion.steps.findIndex(({ pose }) => pose === to);
    if (steps > 0 && (found === null || found.steps > steps)) found = motionAs(motion, steps);
  }
  return found;
}

export type CornerSide = 'upper' | 'lower' | 'left' | 'right';

/** Where a corner of a tile is, seen from its middle: each of the four is on another side. */
export function cornerSide(pose: Pose, { a, b }: Vertex): CornerSide {
  const corners = cornersOfPose(HEXAGON, pose);
  const sum = (of: (corner: Vertex) => number): number => corners.reduce((total, corner) => total + of(corner), 0);
  // From the middle, in eighths: x of a unit, y of the height of two rows of cells.
  const x = 4 * (2 * a + b) - sum((corner) => 2 * corner.a + corner.b);
  const y = 4 * b - sum((corner) => corner.b);
  if (x * x > 3 * y * y) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'upper' : 'lower';
}
