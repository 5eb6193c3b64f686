/** How far counts are from what is expected of them, over the cells. */
export const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/** The value that fair counts exceed once in a thousand, by degrees of freedom (Wilson and Hilferty). */
export const onceInAThousand = (freedom: number): number => {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
};

export function countsOf<T>(values: readonly T[], among: readonly T[]): number[] {
  const counts = among.map(() => 0);
  for (const value of values) {
    const at = among.indexOf(value);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
