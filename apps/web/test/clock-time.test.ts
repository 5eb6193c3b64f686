import { describe, expect, it } from 'vitest';
import { EMPTY_SNAPSHOT, reduce } from '../src/session/table-reducer.ts';
import { clockOfSeat, clockText, isLittle, readClock, warningOf } from '../src/table/clock/clock-time.ts';
import { CLOCKS, clockLabel, clockSentence, sameClock } from '../src/table/waiting-room/clock-choices.ts';
import { termsEn } from '../src/words/terms.en.ts';
import { termsPl } from '../src/words/terms.pl.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a clock on the page', () => {
  it('stands until it runs, then counts down and stops at zero', () => {
    const standing = { left: 30_000, runsIn: null };
    expect(readClock(standing, 60_000)).toEqual({ left: 30_000, runs: false });
    const soon = { left: 30_000, runsIn: 3000 };
    expect(readClock(soon, 2999)).toEqual({ left: 30_000, runs: false });
    expect(readClock(soon, 3000)).toEqual({ left: 30_000, runs: true });
    expect(readClock(soon, 13_500)).toEqual({ left: 19_500, runs: true });
    expect(readClock(soon, 99_000)).toEqual({ left: 0, runs: true });
  });

  it('is counted from when it was received, by the clock of the page', () => {
    const { clocks } = reduce(EMPTY_SNAPSHOT, { type: 'clocks', clocks: [null, { left: 5000, runsIn: 0 }], at: 1000 });
    expect(clockOfSeat(clocks, 1, 3500)).toEqual({ left: 2500, runs: true });
    // The last tick may be older than the message.
    expect(clockOfSeat(clocks, 1, 900)).toEqual({ left: 5000, runs: true });
    expect([clockOfSeat(clocks, 0, 3500), clockOfSeat(clocks, null, 0), clockOfSeat(null, 1, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('shows zero only at zero', () => {
    const shown = (left: number) => clockText(left, termsEn);
    expect([0, 1, 1000, 9001, 59_999, 60_000, 45 * MINUTE].map(shown)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:10',
      '1:00',
      '1:00',
      '45:00',
    ]);
    expect([HOUR, 5 * HOUR + 3 * MINUTE, DAY, 2 * DAY + 4 * HOUR + 59 * MINUTE].map(shown)).toEqual([
      '1 h 00 min',
      '5 h 03 min',
      '1 day',
      '2 d 4 h',
    ]);
  });

  it('warns while it runs', () => {
    const at = (left: number, runs = true) => ({ left, runs });
    expect([31_000, 30_000, 10_001, 10_000, 0].map((left) => warningOf(at(left)))).toEqual([null, 30, 30, 10, 10]);
    expect(warningOf(at(5000, false))).toBeNull();
    expect([isLittle(at(10_000)), isLittle(at(10_001)), isLittle(at(5000, false))]).toEqual([true, false, false]);
  });
});

describe('the clocks a host chooses from', () => {
  it('are told apart and said in words', () => {
    const all = Object.values(CLOCKS).flat();
    expect(all.map((one) => all.filter((other) => sameClock(one, other)).length)).toEqual(all.map(() => 1));
    expect(all.map((one) => clockLabel(one, termsEn))).toEqual([
      ...['30 s', '1 min', '2 min'],
      ...['5 min + 10 s', '10 min + 15 s', '20 min + 20 s', '45 min + 30 s'],
      ...['1 day', '3 days', '7 days'],
    ]);
    for (const text of [termsEn, termsPl])
      expect(new Set([null, ...all].map((one) => clockSentence(one, text))).size).toBe(all.length + 1);
  });
});
