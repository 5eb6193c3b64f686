import { at, noise } from './hex.ts';

/** How many rims of leaves there are to choose from. */
const RIMS = 6;
const LOBES_PER_EDGE = 3;

interface Rim {
  /** What the leaves leave open. */
  readonly opening: string;
  /** Leaves that catch the light, to be stroked. */
  readonly lit: string;
  /** Gaps between leaves, to be stroked. */
  readonly gaps: string;
}

/** A point on a hex of that circumradius, `along` from 0 to 6 clockwise from its upper left corner. */
function onHex(radius: number, along: number): readonly [x: number, y: number] {
  const corner = (n: number): readonly [number, number] => {
    const angle = ((n - 2) * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const [x0, y0] = corner(Math.floor(along));
  const [x1, y1] = corner(Math.floor(along) + 1);
  const part = along % 1;
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
}

function rimOf(variant: number): Rim {
  const lobes = Array.from({ length: 6 * LOBES_PER_EDGE }, (_, i) => {
    const seed = variant * 97 + i * 5;
    return {
      point: onHex(79 + noise(seed) * 7, (i + 0.15 + noise(seed + 1) * 0.5) / LOBES_PER_EDGE),
      tuft: onHex(89 + noise(seed + 2) * 4, (i + 0.2 + noise(seed + 3) * 0.5) / LOBES_PER_EDGE),
      gap: onHex(93, ((i + 0.7 + noise(seed + 4) * 0.3) / LOBES_PER_EDGE) % 6),
    };
  });
  const last = lobes.at(-1);
  return {
    opening: lobes.reduce(
      (d, { point: [x, y] }) => `${d}A15 15 0 0 0 ${at(x, y)}`,
      last ? `M${at(...last.point)}` : '',
    ),
    lit: lobes.map(({ tuft: [x, y] }) => `M${at(x - 6, y + 2)}q6-7 12 0`).join(''),
    gaps: lobes.map(({ gap: [x, y] }) => `M${at(x - 4, y)}q4 5 8-1`).join(''),
  };
}

const ALL = Array.from({ length: RIMS }, (_, variant) => rimOf(variant));
const FIRST = rimOf(0);

export const rim = (variant: number): Rim => ALL[Math.abs(variant) % RIMS] ?? FIRST;
