import { type Entry, type Seat, seat } from '@quri/kernel';
import type { ClockTerms, ClockView } from '@quri/protocol';

/** The clock of one person. All times are in milliseconds. */
export interface SeatClock {
  /** What was left when it last began to run, or stopped. */
  readonly left: number;
  /** Since when it runs, perhaps from a time to come; null while it stands. */
  readonly since: number | null;
  /** The game waits for a decision of this seat, whether the clock runs or not. */
  readonly deciding: boolean;
  /** Time is up: a bot makes this decision, whoever comes back meanwhile. */
  readonly outOfTime: boolean;
  /** What was left when this decision, or the last one, began; */
  readonly leftAtStart: number;
  /** and when the last one was made, at what time. If it is taken back, the clock goes on from there. */
  readonly leftAtEnd: number;
  readonly endedAt: number;
}

/** The clocks of a table after an entry of its log. They follow from the log alone. */
export interface Clocks {
  /** Null for a seat that was a bot's from the start. */
  readonly seats: readonly (SeatClock | null)[];
  /** A bot plays for the person. */
  readonly replaced: ReadonlySet<Seat>;
  readonly paused: boolean;
  readonly ended: boolean;
}

export interface ClockRules {
  readonly terms: ClockTerms;
  /** How long what happened may be looked at before the clock of a decision runs that was opened by it. */
  readonly freeMs: number;
}

const DAY_SECONDS = 86_400;

const fullOf = (terms: ClockTerms): number => 1000 * (terms.kind === 'days' ? terms.days * DAY_SECONDS : terms.seconds);

export function clocksAtStart({ terms }: ClockRules, isPerson: readonly boolean[]): Clocks {
  const left = fullOf(terms);
  const clock = {
    left,
    since: null,
    deciding: false,
    outOfTime: false,
    leftAtStart: left,
    leftAtEnd: left,
    endedAt: 0,
  };
  const seats = isPerson.map((person) => (person ? clock : null));
  return { seats, replaced: new Set(), paused: false, ended: false };
}

/** The clocks after one more entry; `awaited` are the seats the game waits for after it. */
export function clocksAfter(rules: ClockRules, before: Clocks, entry: Entry, awaited: readonly Seat[]): Clocks {
  const replaced = replacedAfter(before.replaced, entry);
  const paused = entry.kind === 'pause' ? entry.paused : before.paused;
  const ended = before.ended || entry.kind === 'ended';
  const seats = before.seats.map((clock, n) => {
    const isAwaited = awaited.includes(seat(n));
    const runs = isAwaited && !paused && !ended && !replaced.has(seat(n));
    return clock && clockAfter(rules, clock, seat(n), entry, { isAwaited, runs });
  });
  return { seats, replaced, paused, ended };
}

function replacedAfter(before: ReadonlySet<Seat>, entry: Entry): ReadonlySet<Seat> {
  if (entry.kind !== 'seating' && entry.kind !== 'conceded') return before;
  const after = new Set(before);
  if (entry.bot === null) after.delete(entry.seat);
  else after.add(entry.seat);
  return after;
}

interface Situation {
  /** The game waits for this seat, */
  readonly isAwaited: boolean;
  /** and it is its person who has to decide now. */
  readonly runs: boolean;
}

function clockAfter(
  { terms, freeMs }: ClockRules,
  clock: SeatClock,
  own: Seat,
  entry: Entry,
  { isAwaited, runs }: Situation,
): SeatClock {
  const { at } = entry;
  if (entry.kind === 'clock' && entry.seat === own) {
    const { left } = entry;
    return { ...clock, left, since: runs && left > 0 ? at : null, deciding: isAwaited, outOfTime: left === 0 };
  }
  const left = leftAt(clock, at);
  const begin = (next: SeatClock, since: number): SeatClock =>
    isAwaited
      ? { ...next, deciding: true, leftAtStart: next.left, since: runs ? since : null }
      : { ...next, deciding: false, since: null };
  if (clock.deciding && isDecisionOver(entry, own, isAwaited)) {
    const over = { ...clock, outOfTime: false, leftAtEnd: left, endedAt: at };
    return begin({ ...over, left: leftAfter(terms, clock, left, entry) }, at + freeMs);
  }
  if (!clock.deciding) return isAwaited ? begin(...nextDecision(terms, clock, own, entry, freeMs)) : clock;
  if (clock.outOfTime || runs === (clock.since !== null)) return clock;
  // In the middle of a decision the game rests or goes on, or a bot plays for the seat.
  const least = entry.kind === 'pause' ? leastAfterPause(terms, entry.consent.includes(own)) : 0;
  return { ...clock, left: runs ? Math.max(left, least) : left, since: runs ? at + freeMs : null };
}

/** A decision begins; or the last one was taken back, and all the time since it was made was thinking time. */
function nextDecision(
  terms: ClockTerms,
  clock: SeatClock,
  own: Seat,
  entry: Entry,
  freeMs: number,
): [clock: SeatClock, since: number] {
  const { at } = entry;
  if (entry.kind === 'takenBack' && entry.seat === own && entry.consent.length === 0) {
    const left = Math.max(Math.min(clock.leftAtEnd, LEAST_AFTER_UNDO_MS), clock.leftAtEnd - (at - clock.endedAt));
    return [{ ...clock, left }, at];
  }
  const least = terms.kind === 'bank' ? terms.increment * 1000 : fullOf(terms);
  const left = clock.left > 0 ? clock.left : least;
  return [{ ...clock, left }, at + freeMs];
}

/** Whoever comes back from a pause has time to look round; */
const LEAST_AFTER_PAUSE_MS = 10_000;
/** and more than that if the others went on without them. A bank is not filled by it. */
const LEAST_WITHOUT_YES_MS = 60_000;

function leastAfterPause(terms: ClockTerms, agreed: boolean): number {
  if (!agreed && terms.kind !== 'bank') return fullOf(terms);
  return Math.min(fullOf(terms), agreed ? LEAST_AFTER_PAUSE_MS : LEAST_WITHOUT_YES_MS);
}

/** Whoever takes back has time to decide anew, but no more than they had. */
const LEAST_AFTER_UNDO_MS = 5000;

/** The person has decided, or what they had to decide is gone. */
function isDecisionOver(entry: Entry, own: Seat, isAwaited: boolean): boolean {
  if (entry.kind === 'takenBack') return !isAwaited || entry.consent.length > 0;
  return entry.kind === 'move' && (!isAwaited || (entry.sealed && entry.seat === own));
}

/** What is left for the next decision. Who was asked only because of a move that was taken back lost nothing. */
function leftAfter(terms: ClockTerms, clock: SeatClock, left: number, entry: Entry): number {
  if (terms.kind !== 'bank') return fullOf(terms);
  if (entry.kind === 'takenBack') return entry.consent.length > 0 ? left : clock.leftAtStart;
  return left + terms.increment * 1000;
}

export const leftAt = ({ left, since }: SeatClock, at: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, at - since));

export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}

/** When the time of each running clock is up, the first one first. */
export const deadlinesOf = ({ seats }: Clocks): readonly Deadline[] =>
  seats
    .flatMap((clock, n) =>
      clock === null || clock.since === null ? [] : [{ seat: seat(n), at: clock.since + clock.left }],
    )
    .sort((a, b) => a.at - b.at);

export const clockViews = ({ seats, replaced }: Clocks, now: number): readonly (ClockView | null)[] =>
  seats.map((clock, n) => {
    if (clock === null || replaced.has(seat(n))) return null;
    return { left: leftAt(clock, now), runsIn: clock.since === null ? null : Math.max(0, clock.since - now) };
  });

/** The deadline of a table in memory, or of one that rests: it is not looked for. */
export const NO_DEADLINE = Number.MAX_SAFE_INTEGER;
