import type { Rng } from '@quri/kernel';

/** About so many of the numbers below `length`, one from each of as many equal parts; the first and the last always. */
export function sampleOf(length: number, count: number, rng: Rng): ReadonlySet<number> {
  if (length <= count) return new Set(Array.from({ length }, (_, i) => i));
  const part = length / count;
  const inParts = Array.from({ length: count }, (_, i) => Math.floor((i + rng.fraction()) * part));
  return new Set([0, ...inParts, length - 1]);
}
