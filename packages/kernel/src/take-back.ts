import type { Game, Shape } from './contract.ts';
import { type Entry, liveEntries, type MoveEntry } from './entry.ts';
import type { Frozen } from './frozen.ts';
import { ok, type Result, refused } from './result.ts';
import { type Seat, seats } from './seat.ts';

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
  entries: readonly Entry<G>[],
  request: TakeBackRequest,
  { players, allowed }: Terms,
): Result<readonly MoveEntry<G>[], TakeBackRejected> {
  const undone = liveEntries(entries).filter((entry) => entry.seq >= request.to);
  if (undone[0]?.seq !== request.to || undone[0].kind === 'start') return refused({ code: 'nothingToTakeBack' });
  const moves = undone as MoveEntry<G>[];
  if (request.consent.length > 0) {
    const all = seats(players).every((seat) => request.consent.includes(seat)) && request.consent.length === players;
    return all ? ok(moves) : refused({ code: 'badConsent' });
  }
  if (!allowed) return refused({ code: 'neverTakenBack' });
  if (moves.some((move) => move.seat !== request.seat)) return refused({ code: 'notYours' });
  if (moves.some((move) => move.sealed)) return refused({ code: 'sealed' });
  return ok(moves);
}

/** May a seat take moves back alone, as the game stands? Never once it is over: by then everything has come to light. */
export const mayTakeBack = <G extends Shape>(game: Game<G>, state: Frozen<G['state']>): boolean =>
  game.meta.takeBack && game.outcome(state) === undefined;

/** The move a seat could take back alone right now: its seq, or undefined. */
export function lastOwnMove(entries: readonly Entry[], seat: Seat, allowed: boolean): number | undefined {
  const last = liveEntries(entries).at(-1);
  return allowed && last?.kind === 'move' && last.seat === seat && !last.sealed ? last.seq : undefined;
}

/** A take-back past a draw deals anew from there on, for all to see. */
export const raisesEpoch = (undone: readonly Pick<MoveEntry, 'draws'>[]): boolean =>
  undone.some(({ draws }) => draws.length > 0);
