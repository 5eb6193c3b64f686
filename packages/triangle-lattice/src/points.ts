/** The lattice point a·(1, 0) + b·(½, √3/2). */
export interface Vertex {
  readonly a: number;
  readonly b: number;
}

/**
 * A triangle of the lattice. Pointing up it has the corners (a, b), (a+1, b), (a, b+1); pointing down (a+1, b),
 * (a+1, b+1), (a, b+1).
 */
export interface Triangle {
  readonly up: boolean;
  readonly a: number;
  readonly b: number;
}

/** The sum of the three corners of a triangle. It is exact and tells which triangle it is: modulo 3 it is 1 or 2. */
export interface CornerSum {
  readonly p: number;
  readonly q: number;
}

export const cornerSum = ({ up, a, b }: Triangle): CornerSum => {
  const more = up ? 1 : 2;
  return { p: 3 * a + more, q: 3 * b + more };
};

export const triangleOf = ({ p, q }: CornerSum): Triangle => {
  const a = Math.floor(p / 3);
  return { up: p - 3 * a === 1, a, b: Math.floor(q / 3) };
};

/** The corners counter-clockwise, each across from the side of its number. */
export const cornersOf = ({ up, a, b }: Triangle): readonly [Vertex, Vertex, Vertex] =>
  up
    ? [
        { a, b },
        { a: a + 1, b },
        { a, b: b + 1 },
      ]
    : [
        { a: a + 1, b: b + 1 },
        { a, b: b + 1 },
        { a: a + 1, b },
      ];

/** Turned round the origin by so many times 60° counter-clockwise. */
export function rotated({ p, q }: CornerSum, times: number): CornerSum {
  let x = p;
  let y = q;
  for (let i = ((times % 6) + 6) % 6; i > 0; i--) [x, y] = [-y, x + y];
  return { p: x, q: y };
}

/** Seen from a vertex as the origin, and back. */
export const relativeTo = ({ a, b }: Vertex, { p, q }: CornerSum): CornerSum => ({ p: p - 3 * a, q: q - 3 * b });
export const movedFrom = ({ a, b }: Vertex, { p, q }: CornerSum): CornerSum => ({ p: p + 3 * a, q: q + 3 * b });
