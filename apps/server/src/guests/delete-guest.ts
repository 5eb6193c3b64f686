import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Replays } from '../replays/replays.ts';
import type { TableAbout } from '../store/guest-deletion.ts';
import type { Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import { NOBODY } from '../tables/remove-guest.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';
import { leaveStoredTables } from './leave-stored-tables.ts';

/** Deletes everything stored about a guest; false if there is no such guest. Rejects if it was not done to the end. */
export type DeleteGuestData = (guest: string) => Promise<boolean>;

interface Needs {
  readonly store: Store;
  readonly guests: Pick<Guests, 'bar' | 'unbar'>;
  readonly tables: Pick<Tables, 'liveTables' | 'find' | 'removeGuest' | 'close' | 'lobby'>;
  readonly replays: Pick<Replays, 'discard'>;
  readonly worker: Pick<StoreJobs, 'forgetInArchive'>;
  /** Resolves when no game is being moved into the archive that was so before. */
  readonly archiveSettled: () => Promise<void>;
  readonly log: Logger;
  readonly closeSockets: (guest: string) => void;
}

/** How many tables are searched for at once, and how many rows are deleted in one commit. */
const SEARCHED = 200;
const ROWS_AT_ONCE = 100;
/** A table may be loaded while it is about to be changed in the store, and is found again then. */
const MOST_TRIES = 5;
const LOG_TRIES = 10;
const LOG_PAUSE_MS = 200;

/**
 * Their seats in games that go on are given up, those in finished games are nobody's. Everything is done in short steps,
 * each of them in a commit of its own, and the guest is deleted last: whatever stops this halfway, it can be asked for
 * again and goes on from there. Their cookies are void from the first moment.
 */
export function guestDeletion(needs: Needs): DeleteGuestData {
  const { store, guests, tables, replays, worker, archiveSettled, log, closeSockets } = needs;
  const inProgress = new Map<string, Promise<boolean>>();

  /** Through its queue, where it is in memory or somebody may be waiting for them; false otherwise. */
  const removeLive = async ({ id, phase }: TableAbout, guest: string): Promise<boolean> => {
    const isRunning = phase === 'gathering' || phase === 'playing';
    const live = tables.liveTables.get(id) ?? (isRunning ? tables.find(id) : undefined);
    if (live === undefined) return false;
    await tables.removeGuest(live, guest);
    if (live.record.phase === 'gathering' && live.record.host === NOBODY) await tables.close(live);
    replays.discard(id);
    await store.commit((tx) => tx.deleteReplay(id));
    return true;
  };

  /** Answers those that are not archived, but may be later. */
  const leaveTables = async (guest: string): Promise<readonly string[]> => {
    const tries = new Map<string, number>();
    const kept: string[] = [];
    for (;;) {
      const about = store.tablesAbout(guest, SEARCHED);
      if (about.length === 0) return kept;
      // First, while they are still found if this has to be done again.
      const archived = about.filter((one) => one.archived).map(({ id }) => id);
      if (archived.length > 0) await worker.forgetInArchive(archived, guest);
      const stored: string[] = [];
      for (const one of about) {
        const tried = 1 + (tries.get(one.id) ?? 0);
        if (tried > MOST_TRIES) throw new Error('a guest who is being deleted still has a part in a table');
        tries.set(one.id, tried);
        if (!one.archived && tried === 1) kept.push(one.id);
        if (!(await removeLive(one, guest))) stored.push(one.id);
      }
      await leaveStoredTables({ store, tables, replays }, stored, guest);
      await nextTurn();
    }
  };

  /** One may have been copied before, and be put away later. */
  const forgetArchivedSince = async (ids: readonly string[], guest: string): Promise<void> => {
    await archiveSettled();
    for (let i = 0; i < ids.length; i += SEARCHED) {
      const archived = ids.slice(i, i + SEARCHED).filter((id) => store.isArchived(id));
      if (archived.length > 0) await worker.forgetInArchive(archived, guest);
      await nextTurn();
    }
  };

  const run = async (guest: string): Promise<boolean> => {
    if (store.guest(guest) === undefined) return false;
    guests.bar(guest);
    closeSockets(guest);
    try {
      // What they asked for last is carried out first.
      await Promise.all([...tables.liveTables.values()].map(({ queue }) => queue.drained()));
      const kept = await leaveTables(guest);
      while (await store.commit((tx) => tx.deleteSomeRows(guest, ROWS_AT_ONCE)));
      await store.commit((tx) => tx.deleteGuestRows(guest));
      forgetArchivedSince(kept, guest).catch((error) =>
        log.error({ err: error }, 'a deleted guest may be left in the archive'),
      );
    } finally {
      guests.unbar(guest);
    }
    tables.lobby.changed();
    for (let i = 0; i < LOG_TRIES && !(await store.emptyWriteAheadLog()); i++) await sleep(LOG_PAUSE_MS);
    return true;
  };

  return (guest) => {
    const running = inProgress.get(guest) ?? run(guest).finally(() => inProgress.delete(guest));
    inProgress.set(guest, running);
    return running;
  };
}
