import { type News, newsOf, type Shape, type Table, type Viewer, walkLog } from '@quri/kernel';

interface NewsItem {
  readonly seq: number;
  /** Null for an entry the viewer has heard of already, which only had to be folded. */
  readonly news: News | null;
  /** What the viewer saw of the entry's events. */
  readonly seen: readonly Shape['seen'][];
}

/**
 * What a viewer was told, folded from the log again: it is kept nowhere. Every entry of the log is an item, so that
 * whoever reads a long one can pause on the way; entries that are appended meanwhile come too.
 */
export function* newsOfLog({ game, opening, entries }: Table, viewer: Viewer, last: number): Generator<NewsItem> {
  if (last >= entries.length - 1) return;
  for (const { entry, seen: seenBy } of walkLog(game, opening, entries, [viewer])) {
    const { seq } = entry;
    if (seq <= last) {
      yield { seq, news: null, seen: [] };
      continue;
    }
    const seen = seenBy(viewer);
    yield { seq, news: newsOf(entry, seen), seen };
  }
}

/** What a viewer was told after an entry. */
export const newsAfter = (table: Table, viewer: Viewer, last: number): readonly News[] =>
  Array.from(newsOfLog(table, viewer, last)).flatMap(({ news }) => (news === null ? [] : [news]));
