import type { News } from '@quri/protocol';

/** A stop where a round, a turn or a scoring begins, and what is seen there of it. */
interface Chapter {
  readonly index: number;
  readonly seen: News['seen'][number];
}

/** Which of the stops begin a round or a turn, by the types of what is seen there. */
export function chaptersOf(
  news: readonly News[],
  stops: readonly number[],
  types: readonly string[],
): readonly Chapter[] {
  const begins = new Map(
    news.flatMap(({ seq, seen }) => {
      const first = seen.find(({ type }) => types.includes(type));
      return first === undefined ? [] : [[seq, first] as const];
    }),
  );
  return stops.flatMap((seq, index) => {
    const seen = begins.get(seq);
    return seen === undefined ? [] : [{ index, seen }];
  });
}
