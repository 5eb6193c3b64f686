import type { Refused, RoomView } from '@quri/protocol';
import { refusalText } from '../../words/refusal-text.ts';
import type { ShellText } from '../../words/shell-text.ts';
import type { TermsText } from '../../words/terms-text.ts';
import { seatToTake } from './free-seat.ts';

interface StatusWords {
  readonly shell: ShellText;
  readonly terms: TermsText;
  /** A name for every seat. */
  readonly names: readonly string[];
  list(items: readonly string[]): string;
}

/** What a table before its start waits for, in a sentence. */
export function statusText(
  room: RoomView,
  { shell, terms: { gathering, presence }, names, list }: StatusWords,
): string {
  const { seats, you, host, phase } = room;
  if (phase === 'paused') return shell.paused;
  if (phase !== 'gathering') return gathering.starting;
  if (you === null) return seatToTake(room, null) === null ? presence.watching : gathering.sitFirst;
  const free = seats.filter(({ kind }) => kind === 'empty').length;
  if (free > 0) return gathering.seatsEmptyYet(free);
  const kept = names.filter((_, n) => seats[n]?.kind === 'kept');
  if (kept.length > 0) return `${gathering.waitingForKept(list(kept))}${host ? ` ${gathering.freeKept}` : ''}`;
  return host ? gathering.allSeated : gathering.waitingForHost;
}

/** What went wrong, and what to do about it; null if nothing did. */
export function problemText(
  room: RoomView,
  refused: Refused | null,
  { shell, terms: { gathering }, names, list }: StatusWords,
): string | null {
  const { calledOff, seats, host, phase } = room;
  // Who it was is more than that it was somebody.
  const isCalledOff = calledOff.length > 0 && phase === 'gathering';
  if (refused !== null && !(isCalledOff && refused.code === 'startCalledOff')) return refusalText(shell, refused);
  if (!isCalledOff) return null;
  const missing = calledOff.some((n) => {
    const seat = seats[n];
    return seat?.kind === 'person' && seat.awaySeconds !== null;
  });
  const advice = host ? (missing ? gathering.calledOffWait : gathering.calledOffAgain) : gathering.calledOffHost;
  return `${gathering.calledOff(list(calledOff.map((n) => names[n] ?? '')))} ${advice}`;
}
