import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { isUnavailable } from '../store/errors.ts';
import type { ExpiryTimes } from '../store/expiry.ts';
import type { Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';

interface Needs {
  readonly store: Store;
  readonly worker: StoreJobs;
  /** Removes a table from memory; false if somebody is there or something is to be done there. */
  readonly evictTable: (table: string) => boolean;
  readonly evictGuest: (guest: string) => boolean;
  /** These tables are deleted. */
  readonly tablesDeleted: (tables: readonly string[]) => void;
  readonly settings: Pick<
    Settings,
    'keepUnfinishedDays' | 'keepFinishedDays' | 'keepGuestsDays' | 'firstPruneMs' | 'pruneEveryMs'
  >;
  readonly log: Logger;
  readonly now: () => number;
}

interface Pruned {
  readonly tables: number;
  readonly guests: number;
}

const DAY_MS = 86_400_000;
/** How many are searched for at once. */
const SEARCHED = 1000;
/** How many are deleted in one commit, and how long everybody else has the store to themselves in between. */
const TABLES_AT_ONCE = 20;
const GUESTS_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 250;
const PAUSE_MS = 50;

/**
 * Deletes tables and guests without a table when nobody has used them for long, and finished games when none of their
 * people has come for long. They are searched for in the store's worker and deleted in small batches; whether one may
 * still be deleted is asked in the transaction that does it.
 */
export function pruning({ store, worker, settings, log, now, ...needs }: Needs) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();

  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));

  /** Deletes them batch by batch and answers those that were. */
  const inBatches = async (
    ids: readonly string[],
    atOnce: number,
    remove: (batch: readonly string[]) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const removed: string[] = [];
    for (let i = 0; i < ids.length && !closed; i += atOnce) {
      if (i > 0) await pause();
      removed.push(...(await remove(ids.slice(i, i + atOnce))));
    }
    return removed;
  };

  const deleteTables =
    (times: ExpiryTimes) =>
    async (batch: readonly string[]): Promise<readonly string[]> => {
      // Nothing runs between this check and the deletion: whoever comes later finds no table.
      const deleted = await store.commit((tx) =>
        batch.filter((id) => needs.evictTable(id) && tx.deleteTable(id, times)),
      );
      needs.tablesDeleted(deleted);
      return deleted;
    };

  const deleteGuests =
    (before: number) =>
    (batch: readonly string[]): Promise<readonly string[]> =>
      store.commit((tx) => batch.filter((id) => needs.evictGuest(id) && tx.deleteGuest(id, before)));

  const deleteEntries = async (): Promise<void> => {
    while (!closed && (await store.commit((tx) => tx.deleteEntries(ENTRIES_AT_ONCE)))) await pause();
  };

  const run = async (): Promise<Pruned> => {
    const daysAgo = (days: number): number => now() - days * DAY_MS;
    const times: ExpiryTimes = {
      tablesBefore: daysAgo(settings.keepUnfinishedDays),
      finishedBefore: daysAgo(settings.keepFinishedDays),
      guestsBefore: daysAgo(settings.keepGuestsDays),
    };
    const sum = { tables: 0, guests: 0 };
    // What was left over when the server was stopped.
    await deleteEntries();
    while (!closed) {
      const expired = await worker.findExpired(times, SEARCHED);
      const tables = await inBatches(expired.tables, TABLES_AT_ONCE, deleteTables(times));
      await deleteEntries();
      const guests = await inBatches(expired.guests, GUESTS_AT_ONCE, deleteGuests(times.guestsBefore));
      sum.tables += tables.length;
      sum.guests += guests.length;
      // Also where the tables of a guest have just been deleted, and so the guest may be.
      if (tables.length + guests.length === 0) break;
      await pause();
    }
    return sum;
  };

  const prune = (): Promise<Pruned> => {
    const pruned = lastRun.then(run);
    lastRun = pruned.catch(() => undefined);
    return pruned;
  };

  const schedule = (ms: number): void => {
    timer = setTimeout(() => {
      prune()
        .then((pruned) => {
          if (pruned.tables + pruned.guests > 0) log.info(pruned, 'unused tables and guests deleted');
        })
        .catch((error) => {
          if (closed) return;
          if (isUnavailable(error)) log.warn({ err: error }, 'store unavailable, nothing more is deleted this time');
          else log.error({ err: error }, 'unused tables and guests could not be deleted');
        })
        .finally(() => {
          if (!closed) schedule(settings.pruneEveryMs);
        });
    }, ms).unref();
  };
  schedule(settings.firstPruneMs);

  return {
    /** Deletes what has expired. */
    prune,
    /** No more batches are begun; resolves when the one in progress is written. */
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await lastRun;
    },
  };
}
