/** All drawings are in units of which the edge of a triangle has 100, in screen coordinates. */
export type XY = readonly [x: number, y: number];

const HEIGHT = 50 * Math.sqrt(3);

const n = (value: number): number => Math.round(value * 10) / 10;

export const moved = ([x, y]: XY, [dx, dy]: XY): XY => [x + dx, y + dy];
export const scaled = ([x, y]: XY, by: number): XY => [x * by, y * by];

/** Path data. */
export const at = ([x, y]: XY): string => `${n(x)} ${n(y)}`;
export const lineThrough = (points: readonly XY[]): string => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly XY[]): string => `${lineThrough(points)}z`;

/** A vector of the screen as something that is turned by an angle has it. */
export function onTurned([x, y]: XY, angle: number): XY {
  const turn = (angle * Math.PI) / 180;
  return [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
}

/** A cell around its centroid, `inset` smaller on each side. */
export function triangle(up: boolean, inset = 0): string {
  const by = ((up ? 1 : -1) * (HEIGHT / 3 - inset)) / (HEIGHT / 3);
  return polygon(TRIANGLE.map((corner) => scaled(corner, by)));
}

const TRIANGLE: readonly XY[] = [
  [0, (-2 / 3) * HEIGHT],
  [50, HEIGHT / 3],
  [-50, HEIGHT / 3],
];

/** The corners of a tile, so that edge i goes from corner i to the next one. */
const RHOMBUS: readonly XY[] = [
  [0, -50],
  [-HEIGHT, 0],
  [0, 50],
  [HEIGHT, 0],
];

/** The corners of a tile that is `inset` smaller on each side. */
export const rhombus = (inset: number): readonly XY[] =>
  RHOMBUS.map((corner) => scaled(corner, 1 - inset / (HEIGHT / 2)));

/** Each corner with the next one. */
export const edgesOf = (corners: readonly XY[]): readonly (readonly [from: XY, to: XY])[] =>
  corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    return to === undefined ? [] : [[from, to] as const];
  });

/** Outwards from an edge of a polygon that is given counter-clockwise on the screen. */
const outward = ([from, to]: readonly [XY, XY]): XY => [from[1] - to[1], to[0] - from[0]];

const dot = (one: XY, other: XY): number => one[0] * other[0] + one[1] * other[1];

/** Path data of what is seen of a prism from above: its top, its sides that face the light and those that do not. */
interface Prism {
  readonly top: string;
  readonly lit: string;
  readonly dark: string;
}

/** Prisms over polygons that rise from `low` to `high` on the screen, drawn on something that is turned by an angle. */
export function prisms(polygons: readonly (readonly XY[])[], low: number, high: number, angle: number): Prism {
  const [bottom, top] = [onTurned([0, -low], angle), onTurned([0, -high], angle)];
  const [down, left] = [onTurned([0, 1], angle), onTurned([-1, 0], angle)];
  const sides = polygons.flatMap(edgesOf).filter((edge) => dot(outward(edge), down) > 1e-6);
  const face = ([from, to]: readonly [XY, XY]): string =>
    polygon([moved(from, top), moved(to, top), moved(to, bottom), moved(from, bottom)]);
  const isLit = (edge: readonly [XY, XY]): boolean => dot(outward(edge), left) > -1e-6;
  return {
    top: polygons.map((one) => polygon(one.map((corner) => moved(corner, top)))).join(''),
    lit: sides.filter(isLit).map(face).join(''),
    dark: sides
      .filter((edge) => !isLit(edge))
      .map(face)
      .join(''),
  };
}

/** The edges of a polygon that face the light from above left, as it is turned by an angle. */
export const litEdges = (corners: readonly XY[], angle: number): string =>
  edgesOf(corners)
    .filter((edge) => dot(outward(edge), onTurned([-1, -2], angle)) > 1e-6)
    .map(lineThrough)
    .join('');
