import type { ClockView } from '@quri/protocol';
import type { ReceivedClocks } from '../../session/table-session.ts';
import type { TermsText } from '../../words/terms-text.ts';

/** A clock at some moment. */
interface ClockReading {
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
}

/** What a clock shows so many milliseconds after it was received. */
export function readClock({ left, runsIn }: ClockView, elapsed: number): ClockReading {
  const ran = runsIn === null ? -1 : elapsed - runsIn;
  return ran < 0 ? { left, runs: false } : { left: Math.max(0, left - ran), runs: true };
}

/** The clock of a seat; null for a seat without one. */
export function clockOfSeat(received: ReceivedClocks | null, seat: number | null, now: number): ClockReading | null {
  const clock = seat === null ? null : (received?.clocks[seat] ?? null);
  return received === null || clock === null ? null : readClock(clock, Math.max(0, now - received.at));
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on it is shown that little is left, and read aloud to whose clock it is. */
const LITTLE_SECONDS = 10;
const WARNING_SECONDS = 30;

const secondsOf = (left: number): number => Math.ceil(left / SECOND);

export const isLittle = ({ left, runs }: ClockReading): boolean => runs && secondsOf(left) <= LITTLE_SECONDS;

/** 0:09, 12:30, 5 h 03 min, 2 d 4 h, 3 days. A clock that shows zero is at zero. */
export function clockText(left: number, { leftShort, shortDays }: Pick<TermsText, 'leftShort' | 'shortDays'>): string {
  const { day, hour, minute } = leftShort;
  const seconds = secondsOf(left);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (days > 0) return hours === 0 ? shortDays(days) : `${days} ${day} ${hours} ${hour}`;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} ${hour} ${twoDigits(minutes)} ${minute}`;
  return `${minutes}:${twoDigits(seconds % MINUTE)}`;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Which of the warnings applies to a running clock: so many seconds or fewer are left. */
export function warningOf(reading: ClockReading | null): number | null {
  if (reading === null || !reading.runs) return null;
  const seconds = secondsOf(reading.left);
  return [LITTLE_SECONDS, WARNING_SECONDS].find((limit) => seconds <= limit) ?? null;
}
