import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from './board-props.ts';
import { TEMPO } from './pace.ts';
import { advance, type Beat, durationFactor, enqueue, type Staging, settledStaging, shownUpTo } from './staging.ts';

/** How a board makes pictures of views. */
export interface Plans<View, Seen, Shown> {
  /** What a view looks like at rest. */
  shownOf(view: View): Shown;
  /** How to get there from what was shown before; asked once for each new message. Null is a jump. */
  planOf(before: View | null, seen: readonly Seen[], view: View): readonly Beat<Shown>[] | null;
}

export interface Staged<Shown> {
  readonly shown: Shown;
  /** The beat that plays, by name and by number; at rest there is none. */
  readonly beat: { readonly name: string; readonly id: number } | null;
  /** The share of their full time that motions take just now. */
  readonly tempo: number;
  skip(): void;
}

/** Plays the beats of a plan one after the other and settles on what is. */
export function useStaging<View, Seen, Intent, Shown>(
  { view, before, seen, seq, pace, onSettled, onShown }: BoardProps<View, Seen, Intent>,
  { shownOf, planOf }: Plans<View, Seen, Shown>,
): Staged<Shown> {
  const settled = useMemo(() => shownOf(view), [shownOf, view]);
  const update = (from: Staging<Shown>): Staging<Shown> =>
    enqueue(from, { seq, settled, beats: pace === 'instant' ? null : planOf(before, seen, view) });
  const [staging, setStaging] = useState<Staging<Shown>>(() => update(settledStaging(seq, settled)));
  // A new message is taken in while rendering: the old picture is never painted under the new number.
  const current = staging.seq === seq ? staging : update(staging);
  if (current !== staging) setStaging(current);

  const skip = useCallback(() => setStaging((one) => advance(one)), []);

  const first = current.queue[0] ?? null;
  const tempo = TEMPO[pace] * durationFactor(current);
  useEffect(() => {
    if (first === null) return;
    // Nobody watches a hidden page; what happened meanwhile is in the view.
    const timer = setTimeout(skip, document.hidden ? 0 : first.ms * tempo);
    return () => clearTimeout(timer);
  }, [first, tempo, skip]);

  const done = useRef({ onSettled, onShown });
  useEffect(() => {
    done.current = { onSettled, onShown };
  });
  const upTo = shownUpTo(current);
  useEffect(() => done.current.onShown?.(upTo), [upTo]);
  const atRest = first === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for every message, also when nothing moved.
  useEffect(() => {
    if (atRest) done.current.onSettled();
  }, [atRest, current.seq]);

  // At rest the newest picture is shown even if it changed without a new number, as after a change of seat.
  return { shown: first?.shown ?? settled, beat: first, tempo, skip };
}
