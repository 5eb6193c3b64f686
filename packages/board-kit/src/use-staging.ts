import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from './board-props.ts';
import { TEMPO } from './pace.ts';

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

/** One moment of a staged motion: what is shown, and for how long at a calm pace. */
export interface Beat<Shown> {
  readonly name: string;
  readonly ms: number;
  readonly shown: Shown;
}

interface Queued<Shown> extends Beat<Shown> {
  readonly seq: number;
  /** The message that had come before; it is wholly shown once this beat plays. */
  readonly after: number;
  /** No two beats have the same, so that what flies in one does not go on in the next. */
  readonly id: number;
}

/** What a board shows now and what it still has to show. It always ends on `settled`, whatever the beats said. */
export interface Staging<Shown> {
  readonly seq: number;
  readonly settled: Shown;
  readonly queue: readonly Queued<Shown>[];
  /** How many beats were ever queued. */
  readonly made: number;
}

/** What a new message changes. */
export interface StagingUpdate<Shown> {
  readonly seq: number;
  readonly settled: Shown;
  /** How to get there; null is a jump, when nothing is to be staged at all. */
  readonly beats: readonly Beat<Shown>[] | null;
}

/** Behind by more than this, a board plays faster; by more than the other, it jumps to the newest message. */
const FASTER_AFTER_MS = 2500;
const JUMP_AFTER_MS = 6000;

export const settledStaging = <Shown>(seq: number, settled: Shown): Staging<Shown> => ({
  seq,
  settled,
  queue: [],
  made: 0,
});

/** Something new came: it is shown after what is still on its way, unless that would take too long. */
export function enqueue<Shown>(
  { seq: last, queue, made }: Staging<Shown>,
  { seq, settled, beats }: StagingUpdate<Shown>,
): Staging<Shown> {
  if (beats === null) return { seq, settled, queue: [], made };
  const fresh = beats.map((beat, i) => ({ ...beat, seq, after: last, id: made + i }));
  const late = totalMs(queue) > JUMP_AFTER_MS;
  return { seq, settled, queue: late ? fresh : [...queue, ...fresh], made: made + fresh.length };
}

/** The beat that is shown is over, or was tapped away. */
export const advance = <Shown>(staging: Staging<Shown>): Staging<Shown> =>
  staging.queue.length === 0 ? staging : { ...staging, queue: staging.queue.slice(1) };

/** The newest message of which everything was shown. */
export const shownUpTo = <Shown>({ queue, seq }: Staging<Shown>): number => queue[0]?.after ?? seq;

/** The share of its time that a beat of an older message takes while newer ones wait behind it. */
export function durationFactor<Shown>({ queue, seq }: Staging<Shown>): number {
  const [first] = queue;
  if (first === undefined || first.seq === seq) return 1;
  return totalMs(queue) > FASTER_AFTER_MS ? 0.35 : 0.7;
}

const totalMs = (beats: readonly Beat<unknown>[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);
