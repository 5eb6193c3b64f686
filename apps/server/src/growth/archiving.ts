import { unavailable } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';

/** How many are searched for at once, and how many are copied in one transaction. */
const SEARCHED = 500;
const TABLES_AT_ONCE = 5;
/** How many entries are written in one commit, and how long everybody else has the store to themselves in between. */
const ENTRIES_AT_ONCE = 250;
const PAUSE_MS = 50;

/**
 * A game is first copied into the archive and synced there; then, in one commit, its row says that it is there; then
 * what is left of it is deleted. The way back is the same: nothing is deleted before the other copy counts. So it can
 * be killed at any moment, and done again.
 */
export function archiving(store: Store, worker: StoreJobs) {
  let closed = false;
  let lastRun: Promise<unknown> = Promise.resolve();

  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  const deleteEntries = async (): Promise<void> => {
    while (!closed && (await store.commit((tx) => tx.deleteEntries(ENTRIES_AT_ONCE)))) await pause();
  };
  const mustBeOpen = (): void => {
    if (closed) throw unavailable('the server is closing');
  };

  const moveAway = async (tables: readonly string[]): Promise<number> => {
    await worker.copyToArchive(tables);
    const moved = await store.commit((tx) => tables.filter((id) => tx.putAway(id)));
    return moved.length;
  };

  const archive = async (before: number): Promise<number> => {
    let sum = 0;
    for (let moved = -1; moved !== 0; ) {
      moved = 0;
      const found = await worker.findArchivable(before, SEARCHED);
      for (let i = 0; i < found.length; i += TABLES_AT_ONCE) {
        mustBeOpen();
        moved += await moveAway(found.slice(i, i + TABLES_AT_ONCE));
        await pause();
      }
      await deleteEntries();
      sum += moved;
    }
    return sum;
  };

  const bringBack = async (table: string): Promise<boolean> => {
    if (!store.isArchived(table)) return false;
    // What is still to be deleted of it would take the new rows along.
    await deleteEntries();
    for (let from = 0; ; ) {
      mustBeOpen();
      const rows = store.archivedRows(table, from, ENTRIES_AT_ONCE);
      const last = rows.at(-1);
      if (last === undefined) break;
      await store.commit((tx) => tx.copyBack(table, rows));
      from = last.seq + 1;
      await pause();
    }
    await store.commit((tx) => tx.bringBack(table, store.replay(table)));
    await worker.dropFromArchive(table);
    return true;
  };

  const oneAfterTheOther = <T>(run: () => Promise<T>): Promise<T> => {
    const done = lastRun.then(run);
    lastRun = done.catch(() => undefined);
    return done;
  };

  return {
    /** Moves the games that ended before this time into the archive, and answers how many. */
    archive: (before: number): Promise<number> => oneAfterTheOther(() => archive(before)),
    /** Moves a game back; false if it is not archived. */
    bringBack: (table: string): Promise<boolean> => oneAfterTheOther(() => bringBack(table)),
    /** Resolves when nothing is being moved that was begun before. */
    settled: (): Promise<void> => lastRun.then(() => undefined),
    /** No more batches are begun; resolves when the one in progress is written. */
    close: async (): Promise<void> => {
      closed = true;
      await lastRun;
    },
  };
}
