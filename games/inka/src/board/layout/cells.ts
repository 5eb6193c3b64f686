import { type Point, type Rect, rectAround } from '@quri/board-kit';
import { cornersOf, cornersOfPose, type Triangle, type Vertex } from '@quri/triangle-lattice';
import { cellsOf } from '../../answers/laid-tiles.ts';
import { CELLS, HEXAGON } from '../../answers/map.ts';
import { BOARD_SIZE, type Cell, type Pose } from '../../vocabulary.ts';

/** The board is measured in units of which the edge of a cell has so many, and zoomed. */
export const EDGE = 100;
const ROW = (EDGE * Math.sqrt(3)) / 2;
/** Room for the rim of the pit. */
const MARGIN = { x: 62, y: 58 };

/** IN-C3: from corner to corner, and from side to side. */
export const MAP_SIZE = {
  width: 2 * BOARD_SIZE * EDGE + 2 * MARGIN.x,
  height: 2 * BOARD_SIZE * ROW + 2 * MARGIN.y,
};
export const MAP_CENTRE: Point = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 };
export const PIT_RADIUS = BOARD_SIZE * EDGE;

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

export const vertexPoint = ({ a, b }: Vertex): Point => ({
  x: MAP_CENTRE.x + EDGE * (a + b / 2),
  y: MAP_CENTRE.y - ROW * b,
});

/** How far it is to a vertex, seen from the origin. */
export const vertexVector = ({ a, b }: Vertex): Point => ({ x: EDGE * (a + b / 2), y: -ROW * b });

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const triangleCentre = (triangle: Triangle): Point => meanOf(cornersOf(triangle).map(vertexPoint));

const CENTRES: readonly Point[] = HEXAGON.triangles.map(triangleCentre);

export const isUp = (cell: Cell): boolean => HEXAGON.triangles[cell]?.up ?? true;
export const cellCentre = (cell: Cell): Point => CENTRES[cell] ?? MAP_CENTRE;

/** The smallest rectangle around a cell. */
export function cellBox(cell: Cell): Rect {
  const { x, y } = cellCentre(cell);
  return { x: x - EDGE / 2, y: y - (isUp(cell) ? 2 : 1) * (ROW / 3), w: EDGE, h: ROW };
}

/** Where a tile lies: its middle, and by how many degrees it is turned clockwise. */
export interface Lying extends Point {
  readonly angle: number;
}

export function lyingAt(pose: Pose): Lying {
  const [first, , second] = cornersOfPose(HEXAGON, pose).map(vertexPoint);
  if (first === undefined || second === undefined) return { ...MAP_CENTRE, angle: 0 };
  const angle = Math.round((Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI);
  return { ...meanOf([first, second]), angle };
}

/** The smallest rectangle around a tile. */
export const poseBox = (pose: Pose): Rect => rectAround(cellsOf(pose).map(cellBox));

/** The cell at a point of the map; null beyond the edge of the board. */
export function cellAt({ x, y }: Point): Cell | null {
  const b = (MAP_CENTRE.y - y) / ROW;
  const a = (x - MAP_CENTRE.x) / EDGE - b / 2;
  const [wholeA, wholeB] = [Math.floor(a), Math.floor(b)];
  return HEXAGON.cellOf({ up: a - wholeA + b - wholeB < 1, a: wholeA, b: wholeB });
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
