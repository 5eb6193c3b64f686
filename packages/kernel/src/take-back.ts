import type { Shape } from './contract.ts';
import type { MoveEntry, PlayEntry, TakenBackEntry } from './entry.ts';
import { frozen } from './frozen.ts';
import { ok, type Result, refused } from './result.ts';
import { type Seat, seats } from './seat.ts';
import { type Table, undoLeft } from './table.ts';

/** Why a take-back is not possible; no rule of a game, but of the table. */
export interface TakeBackRejected {
  readonly code: 'nothingToTakeBack' | 'sealed' | 'notYours' | 'neverTakenBack' | 'badConsent';
}

export type TakeBackRequest = Pick<TakenBackEntry, 'seat' | 'to' | 'consent'>;

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

/** The moves a seat could take back alone right now, by seq. */
export interface OwnMoves {
  readonly first: number;
  /** Where the last choice begins: a list of intents is one choice, and makes one move or several. */
  readonly choice: number;
  readonly last: number;
}

export function ownMoves<G extends Shape>(table: Table<G>, seat: Seat): OwnMoves | null {
  const { game, live } = table;
  if (!game.meta.takeBack || table.paused || table.ended !== null) return null;
  const isOwn = (entry: PlayEntry<G> | undefined): boolean =>
    entry?.kind === 'move' && entry.seat === seat && entry.actor !== 'clock' && !entry.sealed;
  const last = live.at(-1)?.entry;
  // Never once it is over: by then everything has come to light.
  if (last === undefined || !isOwn(last) || game.outcome(frozen(table.state)) !== undefined) return null;
  const least = Math.max(0, live.length - undoLeft(table, seat));
  if (least >= live.length) return null;
  const seqOf = (index: number): number => live[index]?.entry.seq ?? last.seq;
  let first = live.length - 1;
  while (first > least && isOwn(live[first - 1]?.entry)) first--;
  let choice = live.length - 1;
  // The entries of one list follow each other and have the same time; it is stored nowhere else that they are one.
  while (choice > first && live[choice - 1]?.entry.at === last.at && seqOf(choice - 1) === seqOf(choice) - 1) choice--;
  return { first: seqOf(first), choice: seqOf(choice), last: last.seq };
}

/** A take-back past a draw deals anew from there on, for all to see. */
export const raisesEpoch = (undone: readonly Pick<MoveEntry, 'draws'>[]): boolean =>
  undone.some(({ draws }) => draws.length > 0);
