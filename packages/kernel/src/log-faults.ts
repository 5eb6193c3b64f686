import { dealtAt, type Entry, hashOfOpening, type Opening } from './entry.ts';
import { commitmentOf, SEAT_BYTES, SEED_BYTES, type Secret, seatCommitmentOf } from './fair.ts';
import { fromHex } from './hash.ts';
import type { Reason } from './reason.ts';
import { seats } from './seat.ts';

/** Where a log stops to hang together. `entry` is the one that was changed; null where it is the opening. */
export interface LinkFault {
  readonly entry: number | null;
  readonly reason: Reason;
}

/**
 * Compares the link that each entry carries with the hash of the one before it. `fits` says whether an entry has this
 * hash. The newest entry is linked to by none: its hash has to be compared with one kept elsewhere.
 */
export function linkFault(
  opening: Opening,
  entries: readonly Entry[],
  fits: (entry: number, hash: string) => boolean,
): LinkFault | undefined {
  for (const [i, entry] of entries.entries()) {
    if (entry.seq !== i) return { entry: i, reason: { code: 'outOfOrder' } };
    if (i === 0 && entry.prev !== hashOfOpening(opening)) return { entry: null, reason: { code: 'openingChanged' } };
    if (i > 0 && !fits(i - 1, entry.prev)) return { entry: i - 1, reason: { code: 'otherHash' } };
  }
  if (entries[0]?.kind !== 'start') return { entry: 0, reason: { code: 'neverStarts' } };
  const second = entries.findIndex(({ kind }, i) => i > 0 && kind === 'start');
  return second > 0 ? { entry: second, reason: { code: 'startsTwice' } } : undefined;
}

/** Is the seed the one that was committed to, and are every seat's bytes its own? */
export function secretFault(opening: Opening, { serverSeed, bytes }: Secret): Reason | undefined {
  if (fromHex(serverSeed, SEED_BYTES) === undefined || commitmentOf(serverSeed) !== opening.commitment)
    return { code: 'otherSeed' };
  for (const seat of seats(opening.players)) {
    const shown = bytes[seat] ?? null;
    const isWellFormed = shown === null || fromHex(shown, SEAT_BYTES) !== undefined;
    const commitment = shown === null || !isWellFormed ? null : seatCommitmentOf(dealtAt(opening), seat, shown);
    if (!isWellFormed || commitment !== (opening.seats[seat] ?? null)) return { code: 'otherBytes', seat };
  }
  return undefined;
}
