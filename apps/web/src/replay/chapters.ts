import type { News } from '@quri/protocol';

/** Which of the stops begin a round or a turn, by the types of what is seen there. */
export function chaptersOf(
  news: readonly News[],
  stops: readonly number[],
  types: readonly string[],
): readonly number[] {
  const begins = new Set(
    news.filter(({ seen }) => seen.some(({ type }) => types.includes(type))).map(({ seq }) => seq),
  );
  return stops.flatMap((seq, index) => (begins.has(seq) ? [index] : []));
}
