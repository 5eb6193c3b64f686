import { cornerSum, cornersOf, type Triangle } from './points.ts';

/** The number of a cell: rows from top to bottom, in a row from left to right. */
export type Cell = number;

/** The three sides of a cell: 0 falls to the right, 1 rises to the right, 2 is level. Neighbours share a side of one number. */
export const SIDES = [0, 1, 2] as const;
export type Side = (typeof SIDES)[number];

/** A hexagon of triangles. */
export interface Hexagon {
  /** How many unit edges each side of it has. */
  readonly size: number;
  readonly triangles: readonly Triangle[];
  /** The cells of each row. */
  readonly rows: readonly (readonly Cell[])[];
  /** The neighbour of a cell across a side, at `cell * 3 + side`; null beyond the edge. */
  readonly neighbours: readonly (Cell | null)[];
  cellOf(triangle: Triangle): Cell | null;
}

/** The neighbour of a triangle across a side. */
export function across({ up, a, b }: Triangle, side: Side): Triangle {
  const back = up ? -1 : 1;
  return { up: !up, a: side === 1 ? a + back : a, b: side === 2 ? b + back : b };
}

const isInside = (size: number, triangle: Triangle): boolean =>
  cornersOf(triangle).every(({ a, b }) => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b)) <= size);

export function hexagonOf(size: number): Hexagon {
  const triangles: Triangle[] = [];
  const rows: Cell[][] = [];
  for (let b = size - 1; b >= -size; b--) {
    const row = rowOf(size, b);
    rows.push(row.map((_, i) => triangles.length + i));
    triangles.push(...row);
  }
  const cells = new Map(triangles.map((triangle, cell) => [keyOf(triangle), cell]));
  const cellOf = (triangle: Triangle): Cell | null => cells.get(keyOf(triangle)) ?? null;
  return {
    size,
    triangles,
    rows,
    neighbours: triangles.flatMap((triangle) => SIDES.map((side) => cellOf(across(triangle, side)))),
    cellOf,
  };
}

const keyOf = ({ up, a, b }: Triangle): string => `${up ? 'U' : 'D'}${a},${b}`;

/** From left to right: twice a corner sum's p plus its q grows with x. */
function rowOf(size: number, b: number): readonly Triangle[] {
  const x = (triangle: Triangle): number => {
    const { p, q } = cornerSum(triangle);
    return 2 * p + q;
  };
  const row: Triangle[] = [];
  for (let a = -size - 1; a <= size; a++) for (const up of [true, false]) row.push({ up, a, b });
  return row.filter((triangle) => isInside(size, triangle)).sort((one, other) => x(one) - x(other));
}
