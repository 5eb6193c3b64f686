import type { Replays } from '../replays/replays.ts';
import type { Store, Transaction } from '../store/records.ts';
import { withoutGuest } from '../tables/remove-guest.ts';
import type { Tables } from '../tables/tables.ts';

interface Needs {
  readonly store: Store;
  readonly tables: Pick<Tables, 'liveTables'>;
  readonly replays: Pick<Replays, 'discard'>;
}

/** How long the main thread writes for this at a time. What is added to a transaction costs again when it is committed. */
const SLICE_MS = 2;

/** Takes somebody out of tables that are not in memory, in slices of time; a long log takes several. */
export async function leaveStoredTables(
  { store, tables, replays }: Needs,
  ids: readonly string[],
  guest: string,
): Promise<void> {
  /** Answers where to go on in the log of the same table; undefined once it is done. */
  const leave = (tx: Transaction, id: string, from: number): number | undefined => {
    // It was loaded meanwhile, and is found again.
    if (tables.liveTables.has(id)) return undefined;
    const next = tx.forgetRequests(id, guest, from);
    const record = next === undefined ? store.table(id) : undefined;
    if (record === undefined) return next;
    const { seating, host } = withoutGuest(record, guest);
    tx.deleteTraces(id, guest);
    tx.deleteReplay(id);
    tx.putPeople(id, seating, host);
    replays.discard(id);
    return undefined;
  };

  let [done, from] = [0, 0];
  const slice = (tx: Transaction): readonly [number, number] => {
    const begunAt = performance.now();
    let [i, at] = [done, from];
    do {
      const id = ids[i];
      if (id === undefined) break;
      const next = leave(tx, id, at);
      [i, at] = next === undefined ? [i + 1, 0] : [i, next];
    } while (performance.now() - begunAt < SLICE_MS);
    return [i, at];
  };
  while (done < ids.length) [done, from] = await store.commit(slice);
}
