import type { Shape } from './contract.ts';
import {
  type Actor,
  type ClockEntry,
  type ConcededEntry,
  type EndedEntry,
  MOST_ENTRIES,
  type PauseEntry,
  type SeatingEntry,
} from './entry.ts';
import { type Rejected, stepOf } from './referee.ts';
import { ok, type Result, refused } from './result.ts';
import { isSeat, type Seat } from './seat.ts';
import { isOver, nextEntry, type Step, type Table } from './table.ts';
import { isEverybody } from './take-back.ts';

/** Something that happens to the table and not in its game. */
export type TableChange =
  | Pick<SeatingEntry, 'kind' | 'seat' | 'bot'>
  | Pick<PauseEntry, 'kind' | 'paused' | 'consent'>
  | Pick<ClockEntry, 'kind' | 'seat' | 'left'>
  | Pick<ConcededEntry, 'kind' | 'seat' | 'reason' | 'bot'>
  | EndChange;
type EndChange = Pick<EndedEntry, 'kind' | 'seat' | 'reason' | 'consent'>;

export interface ChangeRejected {
  readonly code: 'noSuchSeat' | 'badConsent' | 'badClock' | 'nothingChanges' | 'hasConceded';
}

export function changeTable<G extends Shape>(
  table: Table<G>,
  change: TableChange,
  by: { readonly actor: Actor; readonly at: number },
): Result<Step<G>, Rejected | ChangeRejected> {
  if (table.entries.length === 0) return refused({ code: 'notStarted' });
  if (table.entries.length >= MOST_ENTRIES) return refused({ code: 'tooLong' });
  if (isOver(table)) return refused({ code: 'tableEnded' });
  const problem = changeProblem(table, change);
  if (problem !== undefined) return refused(problem);
  return ok(stepOf(table, { ...change, actor: by.actor, ...nextEntry(table, by.at) }));
}

function changeProblem<G extends Shape>(table: Table<G>, change: TableChange): ChangeRejected | undefined {
  const { players } = table.opening;
  if ('seat' in change && change.seat !== null && !isSeat(change.seat, players)) return { code: 'noSuchSeat' };
  if ('consent' in change && !areSeats(change.consent, players)) return { code: 'badConsent' };
  // Only entries that a replay file can hold are written.
  if (change.kind === 'clock' && !(Number.isSafeInteger(change.left) && change.left >= 0)) return { code: 'badClock' };
  if (change.kind === 'pause' && change.paused === table.paused) return { code: 'nothingChanges' };
  if (change.kind === 'seating' && change.bot === table.substitutes[change.seat]) return { code: 'nothingChanges' };
  // Whoever has given up does not come back.
  if ((change.kind === 'seating' || change.kind === 'conceded') && table.conceded.includes(change.seat))
    return { code: 'hasConceded' };
  return change.kind === 'ended' ? endProblem(change, players) : undefined;
}

/** Who agreed must be named, and all of them; who conceded, or ran out of time, is a seat. */
function endProblem({ reason, seat, consent }: EndChange, players: number): ChangeRejected | undefined {
  if (reason === 'agreed') return isEverybody(consent, players) ? undefined : { code: 'badConsent' };
  return reason !== 'abandoned' && seat === null ? { code: 'noSuchSeat' } : undefined;
}

/** Seats of the table, each named once. */
const areSeats = (consent: readonly Seat[], players: number): boolean =>
  new Set(consent).size === consent.length && consent.every((one) => isSeat(one, players));
