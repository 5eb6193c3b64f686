import { type Entry, seat } from '@quri/kernel';
import type { ClockTerms } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { type Clocks, clocksAfter, clocksAtStart, clockViews, deadlinesOf } from '../src/clocks/seat-clocks.ts';

const FREE = 3000;
const A = seat(0);
const B = seat(1);

type Fields = Readonly<Record<string, unknown>>;

/** A fold of made-up entries: what happened, when, and whom the game waits for after it. */
function clocksOf(terms: ClockTerms, steps: readonly (readonly [Fields, number, readonly number[]])[]): Clocks {
  const rules = { terms, freeMs: FREE };
  return steps.reduce(
    (clocks, [what, at, awaited]) => clocksAfter(rules, clocks, { ...what, at } as unknown as Entry, awaited.map(seat)),
    clocksAtStart(rules, [true, true, false]),
  );
}

const start: Fields = { kind: 'start' };
const move = (by: number, sealed = false): Fields => ({ kind: 'move', seat: by, sealed });
const back = (by: number, consent: readonly number[] = []): Fields => ({ kind: 'takenBack', seat: by, to: 1, consent });
const minute: ClockTerms = { kind: 'decision', seconds: 60 };
const bank: ClockTerms = { kind: 'bank', seconds: 300, increment: 10 };

/** Of the first seats. */
const left = (clocks: Clocks, now: number, seats = 3): unknown =>
  clockViews(clocks, now)
    .map((one) => (one === null ? null : one.left))
    .slice(0, seats);
const deadline = (clocks: Clocks): readonly number[] => deadlinesOf(clocks).map(({ at }) => at);

describe('a clock', () => {
  it('runs while its seat is awaited, after the time for looking, and a bot has none', () => {
    const clocks = clocksOf(minute, [[start, 1000, [0, 1]]]);
    expect(clockViews(clocks, 1000)).toEqual([{ left: 60_000, runsIn: FREE }, { left: 60_000, runsIn: FREE }, null]);
    expect(left(clocks, 1000 + FREE + 5000)).toEqual([55_000, 55_000, null]);
    expect(deadline(clocks)).toEqual([64_000, 64_000]);
  });

  it('stands once its seat has decided, and is full again for the next decision', () => {
    const clocks = clocksOf(minute, [
      [start, 0, [0, 1]],
      [move(0), 33_000, [1]],
    ]);
    expect(clockViews(clocks, 40_000)).toEqual([{ left: 60_000, runsIn: null }, { left: 23_000, runsIn: 0 }, null]);
  });

  it('gives a bank its increment for each decision, and charges what was thought', () => {
    const clocks = clocksOf(bank, [
      [start, 0, [0]],
      [move(0), 23_000, [1]],
      [move(1), 28_000, [0]],
    ]);
    expect(left(clocks, 28_000)).toEqual([290_000, 308_000, null]);
  });

  it('goes on through the steps of one turn, and begins anew where something came to light', () => {
    const turn = clocksOf(minute, [
      [start, 0, [0]],
      [move(0), 13_000, [0]],
      [move(0), 23_000, [0]],
    ]);
    expect(left(turn, 33_000)).toEqual([30_000, 60_000, null]);
    const drawn = clocksOf(minute, [
      [start, 0, [0]],
      [move(0, true), 23_000, [0]],
    ]);
    expect(clockViews(drawn, 23_000)[0]).toEqual({ left: 60_000, runsIn: FREE });
  });

  it('gives no time to whoever takes back: they were thinking all the while', () => {
    for (const [terms, expected] of [
      [minute, 29_000],
      [bank, 269_000],
    ] as const) {
      const clocks = clocksOf(terms, [
        [start, 0, [0, 1]],
        [move(0), 23_000, [1]],
        [back(0), 24_000, [0, 1]],
      ]);
      expect(left(clocks, 34_000, 1)).toEqual([expected]);
    }
    const late = clocksOf(minute, [
      [start, 0, [0, 1]],
      [move(0), 53_000, [1]],
      [back(0), 90_000, [0, 1]],
    ]);
    // A few seconds to decide anew.
    expect(left(late, 90_000, 1)).toEqual([5000]);
  });

  it('costs nothing to whoever was asked only because of a move that was taken back', () => {
    const clocks = clocksOf(bank, [
      [start, 0, [0]],
      [move(0), 3000, [1]],
      [back(0), 20_000, [0]],
    ]);
    expect(left(clocks, 20_000, 2)).toEqual([283_000, 300_000]);
  });

  it('is not full again because somebody else brought something to light', () => {
    const clocks = clocksOf(minute, [
      [start, 0, [0, 1]],
      [move(1, true), 33_000, [0, 1]],
    ]);
    expect(left(clocks, 33_000, 2)).toEqual([30_000, 60_000]);
  });

  it('stays at zero for whoever comes back before the bot has decided', () => {
    const clocks = clocksOf(minute, [
      [start, 0, [0, 1]],
      [{ kind: 'clock', seat: A, left: 0 }, 63_000, [0, 1]],
      [{ kind: 'seating', seat: A, bot: 'easy' }, 63_000, [0, 1]],
      [{ kind: 'seating', seat: A, bot: null }, 64_000, [0, 1]],
    ]);
    expect(clocks.seats[A]).toMatchObject({ outOfTime: true, since: null, left: 0 });
    const decided = clocksAfter({ terms: minute, freeMs: FREE }, clocks, { ...move(0), at: 65_000 } as never, [B]);
    expect(decided.seats[A]).toMatchObject({ outOfTime: false, left: 60_000 });
  });

  it('begins anew for all where all agreed to take back', () => {
    const clocks = clocksOf(minute, [
      [start, 0, [0]],
      [move(0, true), 10_000, [1]],
      [back(0, [0, 1, 2]), 50_000, [0]],
    ]);
    expect(clockViews(clocks, 50_000)).toMatchObject([{ left: 60_000, runsIn: FREE }, { runsIn: null }, null]);
  });

  it('stands while the game is paused, and while a bot plays for the seat', () => {
    const paused = clocksOf(minute, [
      [start, 0, [0]],
      [{ kind: 'pause', paused: true, consent: [A, B] }, 23_000, [0]],
    ]);
    expect(clockViews(paused, 1e9)[0]).toEqual({ left: 40_000, runsIn: null });
    const replaced = clocksOf(minute, [
      [start, 0, [0]],
      [{ kind: 'seating', seat: A, bot: 'easy' }, 23_000, [0]],
    ]);
    expect(clockViews(replaced, 1e9)[0]).toBeNull();
    const resumed = clocksAfter(
      { terms: minute, freeMs: FREE },
      paused,
      { kind: 'pause', paused: false, consent: [A, B], at: 100_000 } as unknown as Entry,
      [A],
    );
    expect(clockViews(resumed, 100_000)[0]).toEqual({ left: 40_000, runsIn: FREE });
    // Who had hardly any time left can look round first.
    const short = clocksOf(minute, [
      [start, 0, [0]],
      [{ kind: 'pause', paused: true, consent: [A, B] }, 62_000, [0]],
      [{ kind: 'pause', paused: false, consent: [A, B] }, 99_000, [0]],
    ]);
    expect(clockViews(short, 99_000)[0]).toEqual({ left: 10_000, runsIn: FREE });
  });

  it.each([
    ['all of it', { kind: 'decision', seconds: 300 }, 300_000],
    ['all of it', { kind: 'days', days: 1 }, 86_400_000],
    ['a minute at least', { kind: 'bank', seconds: 600, increment: 15 }, 60_000],
  ] as const)('is given %s where the game goes on without the yes of its person', (_what, terms, expected) => {
    const full = terms.kind === 'days' ? 86_400_000 : terms.seconds * 1000;
    const resumed = clocksOf(terms, [
      [start, 0, [0]],
      [{ kind: 'pause', paused: true, consent: [A, B] }, FREE + full - 5000, [0]],
      [{ kind: 'pause', paused: false, consent: [B] }, 1e9, [0]],
    ]);
    expect(clockViews(resumed, 1e9)[0]).toEqual({ left: expected, runsIn: FREE });
  });

  it('is set by an entry, and at zero its seat is out of time until it has decided', () => {
    const up = [
      [start, 0, [0, 1]],
      [{ kind: 'clock', seat: A, left: 0 }, 63_000, [0, 1]],
    ] as const;
    const clocks = clocksOf(minute, up);
    expect(clocks.seats[A]).toMatchObject({ outOfTime: true, since: null });
    expect(deadlinesOf(clocks).map((one) => one.seat)).toEqual([B]);
    expect(clocksOf(minute, [...up, [move(1), 64_000, [0]]]).seats[A]).toMatchObject({ outOfTime: true });
    expect(clocksOf(minute, [...up, [move(0), 64_000, [1]]]).seats[A]).toMatchObject({
      outOfTime: false,
      left: 60_000,
    });
    const given = clocksOf(minute, [up[0], [{ kind: 'clock', seat: A, left: 42_000 }, 1e6, [0, 1]]]);
    expect(left(given, 1e6 + 2000, 1)).toEqual([40_000]);
  });

  it('counts days', () => {
    const clocks = clocksOf({ kind: 'days', days: 3 }, [[start, 0, [0]]]);
    expect(deadline(clocks)).toEqual([3 * 86_400_000 + FREE]);
  });
});
