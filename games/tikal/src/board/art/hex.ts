/** A flat-top hex with a circumradius of 100 around the origin: all drawings of the map are in its units. */
export const HEX = 'M-50-86.600H50L100 0 50 86.600H-50L-100 0z';

const COS_30 = Math.sqrt(3) / 2;

/** The direction out of the hex across each edge, N NE SE S SW NW. */
export const OUTWARD: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [COS_30, -0.5],
  [COS_30, 0.5],
  [0, 1],
  [-COS_30, 0.5],
  [-COS_30, -0.5],
];

/** A number from 0 to 1 that looks random and is the same for the same seed. */
export function noise(seed: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/** A point as path data. */
export const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
