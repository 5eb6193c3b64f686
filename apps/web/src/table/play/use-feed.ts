import type { News, Position } from '@quri/protocol';
import { useCallback, useState } from 'react';
import { isGameNews } from '../../session/table-session.ts';

type Seen = News['seen'][number];

/** What led from the picture a board was given last to the one it is given now. */
interface BoardInput {
  readonly seq: number;
  readonly view: object;
  readonly before: object | null;
  readonly seen: readonly Seen[];
}

/** What a board was given last, and the frames it is not done with. */
interface BoardFeed {
  readonly input: BoardInput;
  /** First the one that it has shown, then those that it was given since. Nothing older is kept. */
  readonly frames: Frames;
  /** The newest entry that it has shown. It may say so before its frame is here. */
  readonly shown: number;
}

type Frames = readonly [Position, ...Position[]];

/** More than this at once is caught up with, not watched. */
const MOST_TO_WATCH = 16;

export const firstFeed = (frame: Position, view: object): BoardFeed => ({
  input: { seq: frame.seq, view, before: null, seen: [] },
  frames: [frame],
  shown: frame.seq,
});

/**
 * However many frames come at once, a board is given all that lies between two pictures. `frame` is the position as this
 * page was sent it; `view` is what is shown of it, where a device goes round the hand of whoever holds it.
 */
export function nextFeed(feed: BoardFeed, frame: Position, view: object, history: readonly News[]): BoardFeed {
  const { input, frames } = feed;
  const { seq } = frame;
  const [shown, ...given] = frames;
  const last = given.at(-1) ?? shown;
  if (input.seq === seq) {
    if (input.view === view && last === frame) return feed;
    const now: Frames = given.length === 0 ? [frame] : [shown, ...given.slice(0, -1), frame];
    return { ...feed, input: { ...input, view }, frames: now };
  }
  // The history was sent anew.
  if (seq < input.seq) return firstFeed(frame, view);
  const between = history.filter((news) => news.seq > input.seq && news.seq <= seq);
  const back = between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack');
  return {
    // Staging starts from the last frame: the last picture may have been for another viewer.
    input: back
      ? { seq, view, before: null, seen: [] }
      : { seq, view, before: last.view, seen: between.filter(isGameNews).flatMap(({ seen }) => seen) },
    frames: from([...frames, frame], feed.shown),
    shown: feed.shown,
  };
}

/** Everything up to this entry was shown: whatever came before it is dropped. */
export const shownUpTo = (feed: BoardFeed, seq: number): BoardFeed =>
  seq <= feed.shown ? feed : { ...feed, shown: seq, frames: from(feed.frames, seq) };

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

interface BoardFeedState {
  readonly input: BoardInput;
  /** The frame that the board has shown: sentences wait for the pictures, so that nothing is said before it is seen. */
  readonly shown: Position;
  onShown(seq: number): void;
}

export function useFeed(frame: Position, view: object, history: readonly News[]): BoardFeedState {
  const [feed, setFeed] = useState(() => firstFeed(frame, view));
  const next = nextFeed(feed, frame, view, history);
  if (next !== feed) setFeed(next);
  const onShown = useCallback((seq: number) => setFeed((one) => shownUpTo(one, seq)), []);
  return { input: next.input, shown: next.frames[0], onShown };
}
