import type { ReactNode } from 'react';
import { edgesOf, lineThrough, moved, onTurned, prisms, rhombus, scaled, type XY } from './shapes.ts';
import { PAINT } from './tones.ts';

const RISE = 11;
const OUTER = rhombus(5.5);
const INNER = rhombus(20);
/** Where one block ends and the next begins, along a wall. */
const JOINTS = [0.26, 0.5, 0.74];

/** What each wall stands on, from its outer edge: e0 to e3, and the one between the halves. */
const BASES: readonly (readonly [XY, XY, XY, XY])[] = [
  ...edgesOf(OUTER).map(([from, to], i) => {
    const [innerFrom, innerTo] = edgesOf(INNER)[i] ?? [from, to];
    return [from, to, innerTo, innerFrom] as const;
  }),
  [
    [8, -40],
    [-8, -40],
    [-8, 40],
    [8, 40],
  ],
];

const between = (from: XY, to: XY, part: number): XY => moved(scaled(from, 1 - part), scaled(to, part));

const jointsOf = ([a, b, c, d]: readonly [XY, XY, XY, XY], across: boolean): readonly (readonly [XY, XY])[] =>
  JOINTS.map((part): readonly [XY, XY] =>
    across ? [between(b, c, part), between(a, d, part)] : [between(a, b, part), between(d, c, part)],
  ).map(([from, to]) => [between(from, to, 0.15), between(from, to, 0.9)]);

const JOINTS_OF = BASES.map((base, wall) => jointsOf(base, wall === 4));

/** Masonry along edges of a slab, on its top. */
export function Walls({ walls, angle }: { readonly walls: readonly number[]; readonly angle: number }): ReactNode {
  const { top, lit, dark } = prisms(
    walls.flatMap((wall) => (BASES[wall] ? [BASES[wall]] : [])),
    0,
    RISE,
    angle,
  );
  const above = onTurned([0, -RISE], angle);
  const joints = walls
    .flatMap((wall) => JOINTS_OF[wall] ?? [])
    .map((ends) => lineThrough(ends.map((end) => moved(end, above))));
  return (
    <>
      <path d={lit} fill={PAINT.wallSide} stroke={PAINT.ink} strokeWidth="3" />
      <path d={dark} fill={PAINT.wallDeep} stroke={PAINT.ink} strokeWidth="3" />
      <path d={top} fill={PAINT.wall} stroke={PAINT.ink} strokeWidth="3" />
      <path d={joints.join('')} stroke={PAINT.wallJoint} strokeWidth="3" />
    </>
  );
}
