// Quantiles of latencies.

export function quantile(list, q) {
  if (list.length === 0) return Number.NaN;
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

/** Milliseconds with one decimal. */
export const tenths = (ms) => Math.round(ms * 10) / 10;

export const latencyFigures = (list) => ({
  n: list.length,
  p50: tenths(quantile(list, 0.5)),
  p99: tenths(quantile(list, 0.99)),
  max: tenths(quantile(list, 1)),
});

/** How often each of a list of words is there. */
export function tally(words) {
  const counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
