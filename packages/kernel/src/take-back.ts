import type { Shape } from './contract.ts';
import { type Entry, MOST_ENTRIES, type MoveEntry, type PlayEntry } from './entry.ts';
import { frozen } from './frozen.ts';
import { ok, type Result, refused } from './result.ts';
import { type Seat, seats } from './seat.ts';
import type { Table } from './table.ts';

/** Why a take-back is not possible; no rule of a game, but of the table. */
export interface TakeBackRejected {
  readonly code: 'nothingToTakeBack' | 'sealed' | 'notYours' | 'neverTakenBack' | 'badConsent';
}

export interface TakeBackRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly consent: readonly Seat[];
}

interface Terms {
  readonly players: number;
  readonly allowed: boolean;
}

/**
 * The entries a take-back would undo, if it may: the seat's own trailing moves while nothing came to light,
 * or anything but the set-up where everybody consents.
 */
export function undoneBy<G extends Shape>(
  live: readonly PlayEntry<G>[],
  request: TakeBackRequest,
  { players, allowed }: Terms,
): Result<readonly MoveEntry<G>[], TakeBackRejected> {
  const first = live.findLastIndex((entry) => entry.seq === request.to);
  const undone = first < 0 ? [] : live.slice(first);
  if (undone[0] === undefined || undone[0].kind === 'start') return refused({ code: 'nothingToTakeBack' });
  const moves = undone as MoveEntry<G>[];
  if (request.consent.length > 0)
    return isEverybody(request.consent, players) ? ok(moves) : refused({ code: 'badConsent' });
  if (!allowed) return refused({ code: 'neverTakenBack' });
  // What was decided by the clock stands.
  if (moves.some((move) => move.seat !== request.seat || move.actor === 'clock')) return refused({ code: 'notYours' });
  if (moves.some((move) => move.sealed)) return refused({ code: 'sealed' });
  return ok(moves);
}

export const isEverybody = (consent: readonly Seat[], players: number): boolean =>
  consent.length === players && seats(players).every((seat) => consent.includes(seat));

/** The moves a seat could take back alone right now: the seqs of the first and the last, or null. */
export function ownMoves<G extends Shape>(table: Table<G>, seat: Seat): { first: number; last: number } | null {
  const { game, live } = table;
  if (!game.meta.takeBack || table.paused || table.ended !== null) return null;
  const isOwn = (entry: PlayEntry<G> | undefined): boolean =>
    entry?.kind === 'move' && entry.seat === seat && entry.actor !== 'clock' && !entry.sealed;
  const last = live.at(-1)?.entry;
  // Never once it is over: by then everything has come to light.
  if (last === undefined || !isOwn(last) || game.outcome(frozen(table.state)) !== undefined) return null;
  const least = Math.max(0, live.length - undoLeft(table, seat));
  if (least >= live.length) return null;
  let first = live.length - 1;
  while (first > least && isOwn(live[first - 1]?.entry)) first--;
  return { first: live[first]?.entry.seq ?? last.seq, last: last.seq };
}

/** A take-back past a draw deals anew from there on, for all to see. */
export const raisesEpoch = (undone: readonly Pick<MoveEntry, 'draws'>[]): boolean =>
  undone.some(({ draws }) => draws.length > 0);

/** What a seat has done over again since the last sealed entry. */
export interface Retries {
  /** How often it has chosen again while nobody waited for it. */
  readonly rechosen: number;
  /** How many of its moves it has taken back. */
  readonly undone: number;
}

/**
 * Changing one's mind is an entry each time, and must be: that no entry came would tell that no mind was changed. These
 * bounds keep one seat from filling the log, and from a half-full log on only moves forward are made. They bind whoever
 * hosts a table; a log that was written without them is as good as any other.
 */
export const MOST_RECHOSEN = 8;
export const MOST_UNDONE = 60;

type Folded<G extends Shape> = Pick<Table<G>, 'game' | 'state' | 'live' | 'retries'>;

export const noRetries = (players: number): readonly Retries[] =>
  seats(players).map(() => ({ rechosen: 0, undone: 0 }));

/** The counts after an entry, from what the log folded to before it. */
export function retriesAfter<G extends Shape>(before: Folded<G>, entry: Entry<G>): readonly Retries[] {
  const { game, state, live, retries } = before;
  if (entry.kind === 'start' || (entry.kind === 'move' && entry.sealed)) return noRetries(retries.length);
  const changed = (seat: Seat, by: Partial<Retries>): readonly Retries[] =>
    retries.map((one, i) => (i === seat ? { ...one, ...by } : one));
  const { rechosen = 0, undone = 0 } = 'seat' in entry && entry.seat !== null ? (retries[entry.seat] ?? {}) : {};
  if (entry.kind === 'move' && !game.awaited(frozen(state)).includes(entry.seat))
    return changed(entry.seat, { rechosen: rechosen + 1 });
  if (entry.kind === 'takenBack' && entry.consent.length === 0)
    return changed(entry.seat, { undone: undone + movesFrom(live, entry.to) });
  return retries;
}

/** How many moves that count stand at this entry or after it. */
export const movesFrom = <G extends Shape>(live: Table<G>['live'], to: number): number => {
  let first = live.length;
  while ((live[first - 1]?.entry.seq ?? -1) >= to) first--;
  return live.length - first;
};

/** May this seat move: always where the game waits for it, otherwise as long as it may choose again. */
export const mayMove = <G extends Shape>({ game, state, entries, retries }: Table<G>, seat: Seat): boolean =>
  game.awaited(frozen(state)).includes(seat) ||
  (entries.length < MOST_ENTRIES / 2 && (retries[seat]?.rechosen ?? 0) < MOST_RECHOSEN);

/** How many moves this seat may still take back. */
export const undoLeft = <G extends Shape>({ entries, retries }: Table<G>, seat: Seat): number =>
  entries.length < MOST_ENTRIES / 2 ? Math.max(0, MOST_UNDONE - (retries[seat]?.undone ?? 0)) : 0;
