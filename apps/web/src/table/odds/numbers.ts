/** 11.1%, 11,1%; nothing that can happen is shown as 0, and nothing that may not as 100. */
export function percent(chance: number, language: string): string {
  const shown = Math.min(chance < 1 ? 0.999 : 1, Math.max(chance > 0 ? 0.001 : 0, chance));
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(shown);
}

/** 7, 6.4 */
export const amount = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** The one place of the highest value; null where several share it. */
export function bestOf(values: readonly number[]): number | null {
  const most = Math.max(...values);
  // Sums of shares may differ by a rounding error.
  const best = values.flatMap((value, i) => (most - value < 1e-9 ? [i] : []));
  return best.length === 1 ? (best[0] ?? null) : null;
}
