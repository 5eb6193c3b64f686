import { type Entry, type Seat, seat } from '@quri/kernel';
import type { ClockTerms, ClockView } from '@quri/protocol';

/** The clock of one person. All times are in milliseconds. */
export interface SeatClock {
  /** What was left when it last began to run, or stopped. */
  readonly left: number;
  /** Since when it runs, perhaps from a time to come; null while it stands. */
  readonly since: number | null;
  /** What was left when the last decision was made: if that is taken back, the clock goes on from there. */
  readonly leftBefore: number;
  /** Time is up: a bot makes this decision. */
  readonly outOfTime: boolean;
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
  const seats = isPerson.map((person) => (person ? { left, since: null, leftBefore: left, outOfTime: false } : null));
  return { seats, replaced: new Set(), paused: false, ended: false };
}

/** The clocks after one more entry; `awaited` are the seats the game waits for after it. */
export function clocksAfter(rules: ClockRules, before: Clocks, entry: Entry, awaited: readonly Seat[]): Clocks {
  const replaced = replacedAfter(before.replaced, entry);
  const paused = entry.kind === 'pause' ? entry.paused : before.paused;
  const ended = before.ended || entry.kind === 'ended';
  const isAwaited = (seat: Seat): boolean => !paused && !ended && !replaced.has(seat) && awaited.includes(seat);
  const seats = before.seats.map((clock, n) => clock && clockAfter(rules, clock, seat(n), entry, isAwaited(seat(n))));
  return { seats, replaced, paused, ended };
}

function replacedAfter(before: ReadonlySet<Seat>, entry: Entry): ReadonlySet<Seat> {
  if (entry.kind !== 'seating' && entry.kind !== 'conceded') return before;
  const after = new Set(before);
  if (entry.bot === null) after.delete(entry.seat);
  else after.add(entry.seat);
  return after;
}

function clockAfter(
  { terms, freeMs }: ClockRules,
  clock: SeatClock,
  own: Seat,
  entry: Entry,
  isAwaited: boolean,
): SeatClock {
  const { at } = entry;
  if (entry.kind === 'clock' && entry.seat === own) {
    const outOfTime = entry.left === 0;
    return { left: entry.left, leftBefore: entry.left, since: isAwaited && !outOfTime ? at : null, outOfTime };
  }
  const isDeciding = clock.since !== null || clock.outOfTime;
  const left = leftAt(clock, at);
  if (isDeciding && isDecisionOver(entry, isAwaited)) {
    const refilled = { left: refill(terms, left, entry), leftBefore: left, outOfTime: false };
    return { ...refilled, since: isAwaited ? at + freeMs : null };
  }
  if (isDeciding === isAwaited) return clock;
  // It stops in the middle of a decision: the game rests, or a bot plays on.
  if (!isAwaited) return { left, leftBefore: left, since: null, outOfTime: false };
  if (entry.kind === 'takenBack' && entry.seat === own && entry.consent.length === 0)
    return { ...clock, left: clock.leftBefore, since: at };
  // Whoever comes back after their time was up has some again.
  return { ...clock, left: left > 0 ? left : refill(terms, left, entry), since: at + freeMs };
}

/** The person has decided, or what they had to decide is gone. What was taken back alone never gives time. */
function isDecisionOver(entry: Entry, isAwaited: boolean): boolean {
  if (entry.kind === 'takenBack') return !isAwaited || entry.consent.length > 0;
  return entry.kind === 'move' && (!isAwaited || entry.sealed);
}

function refill(terms: ClockTerms, left: number, entry: Entry): number {
  if (terms.kind !== 'bank') return fullOf(terms);
  return entry.kind === 'takenBack' ? left : left + terms.increment * 1000;
}

const leftAt = ({ left, since }: SeatClock, at: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, at - since));

/** When the time of each running clock is up. */
export const deadlinesOf = ({ seats }: Clocks): readonly { readonly seat: Seat; readonly at: number }[] =>
  seats.flatMap((clock, n) =>
    clock === null || clock.since === null ? [] : [{ seat: seat(n), at: clock.since + clock.left }],
  );

/** What is left of a clock at a time if it stood for so long of it. */
export const leftWithout = (clock: SeatClock, at: number, ms: number): number => leftAt(clock, at - ms);

export const clockViews = ({ seats, replaced }: Clocks, now: number): readonly (ClockView | null)[] =>
  seats.map((clock, n) => {
    if (clock === null || replaced.has(seat(n))) return null;
    return { left: leftAt(clock, now), runsIn: clock.since === null ? null : Math.max(0, clock.since - now) };
  });

/** The deadline of a table in memory, or of one that rests: it is not looked for. */
export const NO_DEADLINE = Number.MAX_SAFE_INTEGER;
