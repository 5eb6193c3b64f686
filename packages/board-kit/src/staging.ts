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
