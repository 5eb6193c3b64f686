import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Pace } from './pace.ts';
import {
  advance,
  atRest,
  type Beat,
  enqueue,
  type SentFrame,
  type Staging,
  settledStaging,
  shownFrame,
  skip,
  tempoOf,
} from './staging.ts';

/** How a board makes pictures of views. */
export interface Plans<View, Seen, Shown> {
  /** What a view looks like at rest. */
  shownOf(view: View): Shown;
  /**
   * How to get there from what was shown before; asked once for each new frame. Null is a jump. `you` is the seat of
   * whoever looks on, for games whose views are the same for all.
   */
  planOf(before: View | null, seen: readonly Seen[], view: View, you?: number | null): readonly Beat<Shown>[] | null;
}

interface StagingInput<Frame extends SentFrame, Seen> {
  readonly frame: Frame;
  /** What is shown of the frame: where a device goes round, the view of whoever holds it. */
  readonly view: Frame['view'];
  /** Whose view that is; null for somebody who looks on. */
  readonly you?: number | null;
  /** What was seen after this entry; null where it is not to be staged. */
  seenSince(seq: number): readonly Seen[] | null;
  readonly pace: Pace;
  /** Show big moments only. */
  readonly fast: boolean;
}

/** What a board is to draw now. */
export interface Staged<Shown> {
  readonly shown: Shown;
  /** The beat that plays, by name and by number; at rest there is none. */
  readonly beat: (Pick<Beat<unknown>, 'name' | 'says' | 'big'> & { readonly id: number }) | null;
  /** The share of their full time that motions take just now. */
  readonly tempo: number;
  /** On to the next big moment, or to the end. */
  skip(): void;
}

/** What whoever shows a board knows besides. */
export interface StagedFrame<Shown, Frame>
  extends Staged<Shown>,
    Pick<Staging<Shown, Frame>, 'said' | 'lastBig' | 'lastOwnBig'> {
  /** The newest frame that was wholly shown. */
  readonly frame: Frame;
}

/** Plays the beats of a plan one after the other and settles on what is. */
export function useStaging<Frame extends SentFrame, Seen, Shown>(
  { frame, view, you = null, seenSince, pace, fast }: StagingInput<Frame, Seen>,
  { shownOf, planOf }: Plans<Frame['view'], Seen, Shown>,
): StagedFrame<Shown, Frame> {
  const settled = useMemo(() => shownOf(view), [shownOf, view]);
  const [staging, setStaging] = useState<Staging<Shown, Frame>>(() => settledStaging(frame, settled));
  // A new frame is taken in while rendering: the old picture is never painted under the new number.
  const current = staging.frame === frame ? staging : received();
  if (current !== staging) setStaging(current);

  const begun = useRef<{ readonly id: number; readonly at: number } | null>(null);
  const [first] = current.queue;
  const tempo = tempoOf(current, pace);
  useEffect(() => {
    if (first === undefined) return;
    // Nobody watches a hidden page; what happened meanwhile is in the view.
    if (document.hidden) return setStaging((one) => atRest(one, one.queue));
    if (fast && first.big !== true) return setStaging(skip);
    // A beat that is shown already goes on when more arrives, only faster.
    if (begun.current?.id !== first.id) begun.current = { id: first.id, at: performance.now() };
    const left = first.ms * tempo - (performance.now() - begun.current.at);
    const timer = setTimeout(() => setStaging(advance), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [first, tempo, fast]);

  return {
    // At rest the newest picture is shown even if it changed without a new frame, as after a change of seat.
    shown: first?.shown ?? settled,
    beat: first ?? null,
    tempo,
    skip: useCallback(() => setStaging(skip), []),
    frame: shownFrame(current),
    said: current.said,
    lastBig: current.lastBig,
    lastOwnBig: current.lastOwnBig,
  };

  function received(): Staging<Shown, Frame> {
    const last = staging.frame;
    if (frame.seq === last.seq) return { ...staging, frame, settled };
    const seen = frame.seq < last.seq ? null : seenSince(last.seq);
    // From the last frame, not from the last picture, which may have been for another viewer.
    const beats = seen === null ? null : planOf(last.view, seen, view, you);
    return enqueue(staging, { frame, settled, beats, pace, now: performance.now() });
  }
}
