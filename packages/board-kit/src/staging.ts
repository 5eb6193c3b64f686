import { type Pace, TEMPO } from './pace.ts';

/** Something a game has a sentence for. */
export interface Sayable {
  readonly type: string;
}

/** One step of a staged motion: what is shown, and for how long at a calm pace. */
export interface Beat<Shown, Saying extends Sayable = Sayable> {
  readonly name: string;
  readonly ms: number;
  readonly shown: Shown;
  /** What the action bar says from here on; without it, what it said before. */
  readonly says?: Saying;
  /** A big moment: it takes its time at every pace, and skipping stops at it. */
  readonly big?: boolean;
  /** A sentence that takes its time to read, however much waits behind it. */
  readonly steady?: boolean;
  /** It lasts as long at a brisk pace as at a calm one, unless too much waits behind it. */
  readonly evenPaced?: boolean;
  /** It is about the viewer, and worth reading again rather than what others did since. */
  readonly own?: boolean;
}

/** What a page was sent after an entry. */
export interface SentFrame {
  readonly seq: number;
  readonly view: object;
}

interface Queued<Shown, Frame> extends Beat<Shown> {
  /** The frame before the one this beat leads to: it is wholly shown once this beat plays. */
  readonly after: Frame;
  /** The entry this beat leads to. */
  readonly seq: number;
  /** No two beats have the same, so that what flies in one does not go on in the next. */
  readonly id: number;
}

/** A big moment that was shown or passed over. */
export interface BigMoment {
  readonly says: Sayable;
  readonly seq: number;
}

interface Factors {
  readonly usual: number;
  readonly big: number;
}

/** What a board shows now and what it still has to show. It always ends on `settled`, whatever the beats said. */
export interface Staging<Shown, Frame> {
  /** The newest frame. */
  readonly frame: Frame;
  readonly settled: Shown;
  readonly queue: readonly Queued<Shown, Frame>[];
  /** What is said of the beat that plays. */
  readonly said: Sayable | null;
  readonly lastBig: BigMoment | null;
  /** The last one that was about the viewer. */
  readonly lastOwnBig: BigMoment | null;
  /** When it began to move; null at rest. */
  readonly since: number | null;
  /** The shares of their time that beats and big moments take, so that the queue ends in time. */
  readonly factors: Factors;
  /** How many beats were ever queued. */
  readonly queuedSoFar: number;
}

/** What a new frame changes. */
export interface StagingUpdate<Shown, Frame> {
  readonly frame: Frame;
  readonly settled: Shown;
  /** How to get there; null is a jump, when nothing is to be staged at all. */
  readonly beats: readonly Beat<Shown>[] | null;
  readonly pace: Pace;
  readonly now: number;
}

/** How long it may move: for one frame, for every further one up to some, and for the big moments that wait. */
const BUDGET_MS: Readonly<Record<Pace, { readonly first: number; readonly more: number; readonly big: number }>> = {
  calm: { first: 3100, more: 200, big: 1800 },
  brisk: { first: 1400, more: 50, big: 900 },
  instant: { first: 0, more: 0, big: 0 },
};
const MOST_FRAMES = 6;

/** However long it has been moving, this share of the time is left for what comes last. */
const LEAST_SHARE = 0.3;

export const settledStaging = <Shown, Frame>(frame: Frame, settled: Shown): Staging<Shown, Frame> => ({
  frame,
  settled,
  queue: [],
  said: null,
  lastBig: null,
  lastOwnBig: null,
  since: null,
  factors: { usual: 1, big: 1 },
  queuedSoFar: 0,
});

/** Something new came: it is shown after what is still on its way. At an instant pace nothing is, and nothing is lost. */
export function enqueue<Shown, Frame extends SentFrame>(
  staging: Staging<Shown, Frame>,
  { frame, settled, beats, pace, now }: StagingUpdate<Shown, Frame>,
): Staging<Shown, Frame> {
  const { queue, queuedSoFar, said } = staging;
  const fresh = (beats ?? []).map((one, i) => ({ ...one, after: staging.frame, seq: frame.seq, id: queuedSoFar + i }));
  if (beats === null || pace === 'instant')
    return { ...atRest(staging, [...queue, ...fresh]), frame, settled, queuedSoFar: queuedSoFar + fresh.length };
  const all = [...queue, ...fresh];
  const since = staging.since ?? (all.length === 0 ? null : now);
  return withFirst({
    ...staging,
    frame,
    settled,
    queue: all,
    said: queue.length === 0 ? null : said,
    since,
    factors: factorsOf(all, pace, since === null ? 0 : now - since),
    queuedSoFar: queuedSoFar + fresh.length,
  });
}

/** The beat that is shown is over. */
export const advance = <Shown, Frame>(staging: Staging<Shown, Frame>): Staging<Shown, Frame> => {
  const [, ...rest] = staging.queue;
  return rest.length === 0 ? atRest(staging, []) : withFirst({ ...staging, queue: rest });
};

/** The beat that is shown was tapped away, and all that follow up to the next big moment. */
export function skip<Shown, Frame>(staging: Staging<Shown, Frame>): Staging<Shown, Frame> {
  const { queue } = staging;
  const next = queue.findIndex(({ big }, i) => i > 0 && big === true);
  return next < 0 ? atRest(staging, queue) : withFirst({ ...staging, queue: queue.slice(next) });
}

/** Nothing is left to show; `passed` was not. */
export const atRest = <Shown, Frame>(
  staging: Staging<Shown, Frame>,
  passed: Staging<Shown, Frame>['queue'],
): Staging<Shown, Frame> =>
  staging.queue.length === 0 && passed.length === 0
    ? staging
    : { ...staging, queue: [], said: null, since: null, ...bigsIn(staging, passed) };

function withFirst<Shown, Frame>(staging: Staging<Shown, Frame>): Staging<Shown, Frame> {
  const [first] = staging.queue;
  if (first === undefined) return staging;
  return { ...staging, said: first.says ?? staging.said, ...bigsIn(staging, [first]) };
}

/** The last big moments, with those among these beats. */
function bigsIn<Shown, Frame>(
  { lastBig, lastOwnBig }: Staging<Shown, Frame>,
  beats: readonly Queued<Shown, Frame>[],
): Pick<Staging<Shown, Frame>, 'lastBig' | 'lastOwnBig'> {
  const last = (fits: (beat: Beat<Shown>) => boolean): BigMoment | undefined => {
    const found = beats.findLast((beat) => beat.big === true && beat.says !== undefined && fits(beat));
    return found?.says && { says: found.says, seq: found.seq };
  };
  return { lastBig: last(() => true) ?? lastBig, lastOwnBig: last(({ own }) => own === true) ?? lastOwnBig };
}

/** The newest frame of which everything was shown. */
export const shownFrame = <Shown, Frame>({ queue, frame }: Staging<Shown, Frame>): Frame => queue[0]?.after ?? frame;

/** How much of their time steady beats take. */
const STEADY_TEMPO: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.55, instant: 0 };

/** The share of its full time that the beat that plays takes. */
export const tempoOf = <Shown, Frame>({ queue, factors }: Staging<Shown, Frame>, pace: Pace): number => {
  const [first] = queue;
  if (first?.steady) return STEADY_TEMPO[pace];
  return tempoAt(pace, first) * (first?.big ? factors.big : factors.usual);
};

const tempoAt = (pace: Pace, beat: { readonly evenPaced?: boolean } | undefined): number =>
  TEMPO[beat?.evenPaced && pace === 'brisk' ? 'calm' : pace];

function factorsOf<Shown, Frame>(queue: readonly Queued<Shown, Frame>[], pace: Pace, elapsed: number): Factors {
  const { first, more, big: forBig } = BUDGET_MS[pace];
  const frames = new Set(queue.map(({ seq }) => seq)).size;
  const totalMs = (isBig: boolean): number =>
    queue
      .filter(({ big = false, steady }) => !steady && big === isBig)
      .reduce((sum, beat) => sum + beat.ms * tempoAt(pace, beat), 0);
  const share = (budget: number, total: number): number => Math.min(1, budget / Math.max(1, total));
  const budget = first + more * Math.min(MOST_FRAMES, Math.max(0, frames - 1));
  const left = Math.max(LEAST_SHARE * budget, budget - elapsed);
  return { usual: share(left, totalMs(false)), big: share(forBig, totalMs(true)) };
}
