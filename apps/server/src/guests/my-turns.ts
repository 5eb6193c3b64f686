import { remember } from '../limits/remember.ts';
import { isUnavailable } from '../store/errors.ts';
import type { ListedTable } from '../store/game-lists.ts';
import type { AwaitedAt } from '../store-worker/awaited-at.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import { isAwaited } from '../tables/awaited-people.ts';
import { seatOf } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_KNOWN = 5000;

/**
 * For each of the listed tables: does the game wait for this guest? Null where that is not known now.
 * Only the rules can tell a decision that is open from a choice that was made and may be changed. Where a table is not
 * in memory, the store's worker folds its log, once for each last entry.
 */
export function myTurns(tables: Pick<Tables, 'liveTables'>, worker: Pick<StoreJobs, 'awaitedAt'>) {
  const known = new Map<string, AwaitedAt>();

  const ask = async (unknown: readonly ListedTable[]): Promise<void> => {
    if (unknown.length === 0) return;
    try {
      const found = await worker.awaitedAt(unknown.map(({ id }) => id));
      for (const [i, { id }] of unknown.entries()) {
        const one = found[i];
        if (one != null) remember(known, id, one, MOST_KNOWN);
      }
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  };

  return async (listed: readonly ListedTable[], guest: string): Promise<readonly (boolean | null)[]> => {
    /** Undefined: that is to be asked. */
    const turnAt = ({ id, phase, seating, lastSeq, asks }: ListedTable): boolean | undefined => {
      const seat = seatOf({ seating }, guest);
      if (phase !== 'playing' || seat === undefined) return false;
      const live = tables.liveTables.get(id);
      if (live !== undefined) return isAwaited(live, guest);
      // Without anything to decide nobody is awaited.
      if (asks !== null && (asks[seat] ?? null) === null) return false;
      const one = known.get(id);
      return one?.lastSeq === lastSeq ? one?.awaited.includes(seat) : undefined;
    };
    await ask(listed.filter((one) => turnAt(one) === undefined));
    return listed.map((one) => turnAt(one) ?? null);
  };
}
