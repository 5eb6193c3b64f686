import type { News, Position } from '@quri/protocol';
import { useCallback, useState } from 'react';
import { isGameNews } from '../../session/table-session.ts';

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
  readonly frames: Frames;
  /** The newest entry that it has shown. It may say so before its frame is here. */
  readonly shown: number;
}

type Frames = readonly [Position, ...Position[]];

/** More than this at once is caught up with, not watched. */
const MOST_TO_WATCH = 16;

export const firstFeed = (frame: Position, view: object): Feeding => ({
  feed: { seq: frame.seq, view, before: null, seen: [] },
  frames: [frame],
  shown: frame.seq,
});

/**
 * However many frames come at once, a board is given all that lies between two pictures. `frame` is the position as this
 * page was sent it; `view` is what is shown of it, where a device goes round the hand of whoever holds it.
 */
export function nextFeed(fed: Feeding, frame: Position, view: object, history: readonly News[]): Feeding {
  const { feed, frames } = fed;
  const { seq } = frame;
  const [shown, ...given] = frames;
  const last = given.at(-1) ?? shown;
  if (feed.seq === seq) {
    if (feed.view === view && last === frame) return fed;
    const now: Frames = given.length === 0 ? [frame] : [shown, ...given.slice(0, -1), frame];
    return { ...fed, feed: { ...feed, view }, frames: now };
  }
  // Another telling of the game begins again.
  if (seq < feed.seq) return firstFeed(frame, view);
  const between = history.filter((news) => news.seq > feed.seq && news.seq <= seq);
  const back = between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack');
  return {
    // Staged is from the last frame, not from the last picture: that may have been for other eyes.
    feed: back
      ? { seq, view, before: null, seen: [] }
      : { seq, view, before: last.view, seen: between.filter(isGameNews).flatMap(({ seen }) => seen) },
    frames: from([...frames, frame], fed.shown),
    shown: fed.shown,
  };
}

/** Everything up to this entry was shown: whatever came before it is dropped. */
export const shownUpTo = (fed: Feeding, seq: number): Feeding =>
  seq <= fed.shown ? fed : { ...fed, shown: seq, frames: from(fed.frames, seq) };

/** The newest frame that was shown, and those after it. */
function from(frames: Frames, shown: number): Frames {
  const [first, ...rest] = frames.slice(
    Math.max(
      0,
      frames.findLastIndex(({ seq }) => seq <= shown),
    ),
  );
  return first === undefined ? frames : [first, ...rest];
}

export interface Fed {
  readonly feed: Feed;
  /** The frame that the board has shown: sentences wait for the pictures, so that nothing is said before it is seen. */
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
