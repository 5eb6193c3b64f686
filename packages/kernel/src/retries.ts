import type { Shape } from './contract.ts';
import { type Entry, MOST_ENTRIES } from './entry.ts';
import { frozen } from './frozen.ts';
import { type Seat, seats } from './seat.ts';
import type { Table } from './table.ts';

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
