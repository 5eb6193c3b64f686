import { type News, newsOf, type Table, type Viewer, walkLog } from '@quri/kernel';

export interface NewsItem {
  readonly news: News;
  /** How many bytes its secret parts fall short of the longest they could be. */
  readonly shortfall: number;
}

/** What a viewer was told after an entry, folded from the log again: it is kept nowhere. */
export function newsAfter({ game, opening, entries }: Table, viewer: Viewer, last: number): readonly NewsItem[] {
  const items: NewsItem[] = [];
  if (last >= entries.length - 1) return items;
  walkLog(game, opening, entries, [viewer], (entry, seenBy) => {
    if (entry.seq <= last) return;
    const seen = seenBy(viewer);
    const shortfall = seen.reduce((sum, one) => sum + (game.shortfall?.seen(one) ?? 0), 0);
    items.push({ news: newsOf(entry, seen), shortfall });
  });
  return items;
}
