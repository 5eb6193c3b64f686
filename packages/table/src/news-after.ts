import { type News, newsOf, type Table, type Viewer, walkLog } from '@quri/kernel';

interface NewsItem {
  readonly seq: number;
  /** Null for an entry the viewer has heard of already, which only had to be folded. */
  readonly news: News | null;
  /** How many bytes its secret parts fall short of the longest they could be. */
  readonly shortfall: number;
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
      yield { seq, news: null, shortfall: 0 };
      continue;
    }
    const seen = seenBy(viewer);
    const shortfall = seen.reduce((sum, one) => sum + (game.shortfall?.seen(one) ?? 0), 0);
    yield { seq, news: newsOf(entry, seen), shortfall };
  }
}

/** What a viewer was told after an entry. */
export const newsAfter = (table: Table, viewer: Viewer, last: number): readonly News[] =>
  Array.from(newsOfLog(table, viewer, last)).flatMap(({ news }) => (news === null ? [] : [news]));
