import type { News } from '@quri/protocol';
import { useState } from 'react';
import type { Position } from '../../session/chronicle.ts';

type Seen = News['seen'][number];

/** What led from the picture a board was given last to the one it is given now. */
export interface Feed {
  readonly seq: number;
  readonly view: object;
  readonly before: object | null;
  readonly seen: readonly Seen[];
}

/** More than this at once is caught up with, not watched. */
const MOST_TO_WATCH = 16;

/** However many messages come at once, a board is told all that lies between two pictures. */
export function nextFeed(
  last: Feed | null,
  { seq, view }: Pick<Position, 'seq' | 'view'>,
  history: readonly News[],
): Feed {
  if (last === null) return { seq, view, before: null, seen: [] };
  if (last.seq === seq) return last.view === view ? last : { ...last, view };
  const between = history.filter((news) => news.seq > last.seq && news.seq <= seq);
  const back = seq < last.seq || between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack');
  if (back) return { seq, view, before: null, seen: [] };
  // Not the last picture but the last message: where a device goes round, the picture may have been for other eyes.
  const before = history.find((news) => news.seq === last.seq)?.view ?? null;
  return { seq, view, before, seen: between.flatMap(({ seen }) => seen) };
}

export function useFeed(position: Position, history: readonly News[]): Feed {
  const [feed, setFeed] = useState(() => nextFeed(null, position, history));
  const next = nextFeed(feed, position, history);
  if (next !== feed) setFeed(next);
  return next;
}
