import type { News, Position } from '@quri/protocol';
import { useCallback, useState } from 'react';
import { isGameNews } from '../../session/game-news.ts';

type Seen = News['seen'][number];

/** What led from the picture a board was given last to the one it is given now. */
export interface Feed {
  readonly seq: number;
  readonly view: object;
  readonly before: object | null;
  readonly seen: readonly Seen[];
}

/** What a board was given last, and the frames it is not done with. */
export interface Feeding {
  readonly feed: Feed;
  /** First the one that it has shown, then those that it was given since. Nothing older is kept. */
  readonly frames: readonly [Position, ...Position[]];
}

/** More than this at once is caught up with, not watched. */
const MOST_TO_WATCH = 16;

export const firstFeed = (frame: Position, view: object): Feeding => ({
  feed: { seq: frame.seq, view, before: null, seen: [] },
  frames: [frame],
});

/**
 * However many frames come at once, a board is told all that lies between two pictures. `frame` is the position as this
 * page was sent it; `view` is what is shown of it, where a device goes round the hand of whoever holds it.
 */
export function nextFeed(fed: Feeding, frame: Position, view: object, history: readonly News[]): Feeding {
  const { feed, frames } = fed;
  const { seq } = frame;
  const [shown, ...given] = frames;
  const last = given.at(-1) ?? shown;
  if (feed.seq === seq) {
    if (feed.view === view && last === frame) return fed;
    return { feed: { ...feed, view }, frames: given.length === 0 ? [frame] : [shown, ...given.slice(0, -1), frame] };
  }
  const between = history.filter((news) => news.seq > feed.seq && news.seq <= seq);
  const back = seq < feed.seq || between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack');
  return {
    // Staged is from the last frame, not from the last picture: that may have been for other eyes.
    feed: back
      ? { seq, view, before: null, seen: [] }
      : { seq, view, before: last.view, seen: between.filter(isGameNews).flatMap(({ seen }) => seen) },
    frames: [...frames, frame],
  };
}

/** Everything up to this frame was shown: whatever came before it is dropped. */
export function shownUpTo(fed: Feeding, seq: number): Feeding {
  const at = fed.frames.findLastIndex((frame) => frame.seq === seq);
  const [shown, ...given] = fed.frames.slice(Math.max(0, at));
  return at <= 0 || shown === undefined ? fed : { ...fed, frames: [shown, ...given] };
}

export interface Fed {
  readonly feed: Feed;
  /** The frame that the board has shown: sentences wait for the pictures, so that nothing is told before it is seen. */
  readonly shown: Position;
  onShown(seq: number): void;
}

export function useFeed(frame: Position, view: object, history: readonly News[]): Fed {
  const [fed, setFed] = useState(() => firstFeed(frame, view));
  const next = nextFeed(fed, frame, view, history);
  if (next !== fed) setFed(next);
  const onShown = useCallback((seq: number) => setFed((one) => shownUpTo(one, seq)), []);
  return { feed: next.feed, shown: next.frames[0], onShown };
}
