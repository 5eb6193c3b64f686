// Medians, ranges, and how they are written.

export const median = (list) => {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export function quantile(list, q) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * q), sorted.length - 1)];
}

/** The same figure of every round. */
export const each = (rounds, key) => rounds.map((round) => round[key]);

export const number = (value) => {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: digits });
};

/** The median of a figure over all rounds, with the range if there is one. */
export function spread(rounds, key, scale = 1) {
  const list = each(rounds, key).map((value) => value / scale);
  const [least, most] = [Math.min(...list), Math.max(...list)];
  const middle = number(median(list));
  return list.length === 1 ? middle : `${middle} (${number(least)}–${number(most)})`;
}

/** The ratio of two servers' figures: the median of the ratios within each round. */
export const ratio = (rounds, others, key) => median(rounds.map((round, i) => round[key] / others[i][key]));

export const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
