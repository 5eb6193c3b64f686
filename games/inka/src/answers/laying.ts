import { at, type Seat, seat } from '@quri/kernel';
import { halvesOf, posesOf, SIDES, sideOfEdge } from '@quri/triangle-lattice';
import { canonicalPose, HEXAGON } from '../components.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, type Pose, STEPPING_TILES, type Tile } from '../vocabulary.ts';
import { type Floor, isCovered } from './floor.ts';
import { printedBoard } from './map.ts';

type BoardView = Pick<View, 'options' | 'poses' | 'starts' | 'counters'>;

export const POSES: readonly Pose[] = posesOf(HEXAGON);

/** Does a tile look the same the other way round? Target tiles do. */
export const isSymmetric = (view: Pick<View, 'options'>, tile: Tile): boolean =>
  tile >= STEPPING_TILES || at(printedBoard(view).faces, tile).symmetric;

/** The one of two poses that look alike for this tile. */
export const distinctPose = (view: Pick<View, 'options'>, tile: Tile, pose: Pose): Pose =>
  isSymmetric(view, tile) ? canonicalPose(pose) : pose;

/** IN-2, IN-3: every way to lay a tile. */
export const layings = (view: BoardView, floor: Floor, tile: Tile, by: Seat): readonly Pose[] =>
  POSES.filter(
    (pose) =>
      distinctPose(view, tile, pose) === pose &&
      halvesOf(HEXAGON, pose).every((cell) => !isCovered(floor, cell) && !view.counters.includes(cell)) &&
      closedStart(view, floor, tile, pose, by) === null,
  );

/** IN-3: the other player whose start a tile would newly close in by walls. */
export function closedStart(view: BoardView, floor: Floor, tile: Tile, pose: Pose, by: Seat): Seat | null {
  const { walls } = at(printedBoard(view).faces, tile);
  if (walls.length === 0) return null;
  const walled = new Set<number>();
  for (const edge of walls) {
    const { cell, side } = sideOfEdge(HEXAGON, pose, edge);
    walled.add(cell * 3 + side);
    const beyond = HEXAGON.neighbours[cell * 3 + side];
    if (typeof beyond === 'number') walled.add(beyond * 3 + side);
  }
  const closed = view.starts.findIndex(
    (start, owner) =>
      start !== null &&
      owner !== by &&
      isOpenStart(start, (side) => floor.walls[side] === 1) &&
      !isOpenStart(start, (side) => floor.walls[side] === 1 || walled.has(side)),
  );
  return closed < 0 ? null : seat(closed);
}

const isOpenStart = (start: Cell, isWalled: (side: number) => boolean): boolean =>
  SIDES.some((side) => HEXAGON.neighbours[start * 3 + side] !== null && !isWalled(start * 3 + side));
