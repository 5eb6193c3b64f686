type Row = Readonly<Record<string, unknown>>;

/**
 * A covering array of strength two: few of the given rows, `always` first, that together have every pair of values
 * which any of the given rows has. Always the same ones for the same rows; each is the one with most pairs still missing.
 */
export function coveringArray<R extends Row>(rows: readonly R[], always: readonly R[] = []): readonly R[] {
  const pairs = new Map(rows.map((row) => [row, pairsOf(row)]));
  const missing = new Set([...pairs.values()].flat());
  const chosen: R[] = [];
  const choose = (row: R): void => {
    chosen.push(row);
    for (const pair of pairsOf(row)) missing.delete(pair);
  };
  for (const row of always) choose(row);
  while (missing.size > 0) {
    const gains = rows.map((row) => pairs.get(row)?.filter((pair) => missing.has(pair)).length ?? 0);
    const best = rows[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    choose(best);
  }
  return chosen;
}

/** Every two fields of a row with their values; of a row with one field, that one. */
export function pairsOf(row: Row): readonly string[] {
  const fields = Object.entries(row);
  if (fields.length === 1) return [JSON.stringify(fields)];
  return fields.flatMap((one, i) => fields.slice(i + 1).map((other) => JSON.stringify([one, other])));
}
