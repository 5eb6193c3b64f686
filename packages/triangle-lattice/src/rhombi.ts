import { type Cell, type Hexagon, SIDES, type Side } from './hexagon.ts';
import { cornersOf, type Vertex } from './points.ts';

/**
 * Where a rhombus lies and which way round: `cell * 3 + side`. Its first half is the cell, its second half the
 * neighbour across the side. The same two cells the other way round are another pose.
 */
export type Pose = number;

export const poseOf = (cell: Cell, side: Side): Pose => cell * 3 + side;
export const firstHalf = (pose: Pose): Cell => Math.floor(pose / 3);
export const innerSide = (pose: Pose): Side => SIDES[pose % 3] ?? 0;

/** The second half; null where the pose is none of the hexagon. */
export const secondHalf = ({ neighbours }: Hexagon, pose: Pose): Cell | null => neighbours[pose] ?? null;

/** Both halves of a pose of the hexagon. */
export function halvesOf(hexagon: Hexagon, pose: Pose): readonly [Cell, Cell] {
  const second = secondHalf(hexagon, pose);
  if (second === null) throw new RangeError(`there is no pose ${pose}`);
  return [firstHalf(pose), second];
}

export const isPose = (hexagon: Hexagon, value: number): value is Pose =>
  Number.isInteger(value) && value >= 0 && secondHalf(hexagon, value) !== null;

export const posesOf = (hexagon: Hexagon): readonly Pose[] =>
  hexagon.neighbours.flatMap((next, pose) => (next === null ? [] : [pose]));

/** The pose with these halves; null if they are no neighbours. */
export function poseBetween({ neighbours }: Hexagon, first: Cell, second: Cell): Pose | null {
  const side = SIDES.find((one) => neighbours[first * 3 + one] === second);
  return side === undefined ? null : poseOf(first, side);
}

/** The same two cells, the other way round. */
export const flipped = (hexagon: Hexagon, pose: Pose): Pose => poseOf(halvesOf(hexagon, pose)[1], innerSide(pose));

/**
 * The outer edges of a rhombus counter-clockwise: 0 and 1 meet at the acute corner of the first half, 2 and 3 at that of
 * the second. 4 is the inner edge.
 */
export const RHOMBUS_EDGES = [0, 1, 2, 3, 4] as const;
export type RhombusEdge = (typeof RHOMBUS_EDGES)[number];
export const INNER_EDGE = 4;

/** The cell and its side that an edge of a rhombus lies on. */
export function sideOfEdge(
  hexagon: Hexagon,
  pose: Pose,
  edge: RhombusEdge,
): { readonly cell: Cell; readonly side: Side } {
  const [first, second] = halvesOf(hexagon, pose);
  const inner = innerSide(pose);
  if (edge === INNER_EDGE) return { cell: first, side: inner };
  return { cell: edge < 2 ? first : second, side: SIDES[(inner + 1 + (edge % 2)) % 3] ?? 0 };
}

/** The corners of a rhombus counter-clockwise, from the acute one of the first half: acute, obtuse, acute, obtuse. */
export const CORNERS = [0, 1, 2, 3] as const;
export type Corner = (typeof CORNERS)[number];
export const isAcute = (corner: Corner): boolean => corner % 2 === 0;

export function cornersOfPose(hexagon: Hexagon, pose: Pose): readonly [Vertex, Vertex, Vertex, Vertex] {
  const [one, other] = halvesOf(hexagon, pose);
  const inner = innerSide(pose);
  return [
    cornerOf(hexagon, one, inner),
    cornerOf(hexagon, one, inner + 1),
    cornerOf(hexagon, other, inner),
    cornerOf(hexagon, one, inner + 2),
  ];
}

function cornerOf({ triangles }: Hexagon, cell: Cell, corner: number): Vertex {
  const triangle = triangles[cell];
  const vertex = triangle === undefined ? undefined : cornersOf(triangle)[corner % 3];
  if (vertex === undefined) throw new RangeError(`there is no cell ${cell}`);
  return vertex;
}
