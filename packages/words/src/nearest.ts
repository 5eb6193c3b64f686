/** The known word that a mistyped one most likely meant; undefined if none is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const most = typed.length < 4 ? 1 : 2;
  const [best] = known
    .map((word) => ({ word, far: word.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, word) }))
    .sort((a, b) => a.far - b.far);
  return best !== undefined && best.far <= most ? best.word : undefined;
}

/** Levenshtein: how many letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + same));
    }
  }
  return row[b.length] ?? 0;
}
