import type { Logger } from 'pino';
import type { Replays } from '../replays/replays.ts';
import type { Store, TableRecord } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import { NOBODY, withoutGuest } from '../tables/remove-guest.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';

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

/** Tables that are not in memory and changed in one commit, and how long everybody else has the store in between. */
const TABLES_AT_ONCE = 5;
const PAUSE_MS = 20;
/** Something they had asked for may still have made a table after the first round. */
const MOST_ROUNDS = 5;
const LOG_TRIES = 10;
const LOG_PAUSE_MS = 200;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Their seats in games that go on are given up, those in finished games are nobody's. The guest is deleted last: whatever
 * stops this halfway, it can be asked for again. Their cookies are void from the first moment.
 */
export function guestDeletion(needs: Needs): DeleteGuestData {
  const { store, guests, tables, replays, worker, archiveSettled, log, closeSockets } = needs;
  const inProgress = new Map<string, Promise<boolean>>();

  const isRunning = (record: TableRecord | undefined): boolean =>
    record?.phase === 'gathering' || record?.phase === 'playing';

  /** Through its queue, where it is in memory or somebody may be waiting for them; false otherwise. */
  const removeLive = async (id: string, guest: string): Promise<boolean> => {
    const live = tables.liveTables.get(id) ?? (isRunning(store.table(id)) ? tables.find(id) : undefined);
    if (live === undefined) return false;
    await tables.removeGuest(live, guest);
    const { phase, host } = live.record;
    if (phase === 'gathering' && host === NOBODY) await tables.close(live);
    return true;
  };

  const removeStored = (ids: readonly string[], guest: string): Promise<void> =>
    store.commit((tx) => {
      for (const id of ids) {
        const record = store.table(id);
        // It was loaded meanwhile, and is found again in the next round.
        if (record === undefined || tables.liveTables.has(id)) continue;
        const { seating, host } = withoutGuest(record, guest);
        tx.deleteTraces(id, guest);
        tx.putPeople(id, seating, host);
      }
    });

  const forgetInArchive = async (ids: readonly string[], guest: string): Promise<void> => {
    const archived = ids.filter((id) => store.isArchived(id));
    if (archived.length > 0) await worker.forgetInArchive(archived, guest);
  };

  const leaveTables = async (guest: string): Promise<readonly string[]> => {
    const all = new Set<string>();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const about = store.tablesAbout(guest);
      if (about.length === 0) return [...all];
      // First, while they are still found if this has to be done again.
      await forgetInArchive(about, guest);
      const stored: string[] = [];
      for (const id of about) {
        all.add(id);
        if (!(await removeLive(id, guest))) stored.push(id);
      }
      for (let i = 0; i < stored.length; i += TABLES_AT_ONCE) {
        await removeStored(stored.slice(i, i + TABLES_AT_ONCE), guest);
        await sleep(PAUSE_MS);
      }
    }
    throw new Error('a guest who is being deleted still has a part in tables');
  };

  const run = async (guest: string): Promise<boolean> => {
    if (store.guest(guest) === undefined) return false;
    guests.bar(guest);
    closeSockets(guest);
    try {
      // What they asked for last is carried out first.
      await Promise.all([...tables.liveTables.values()].map(({ queue }) => queue.drained()));
      const left = await leaveTables(guest);
      await store.commit((tx) => {
        tx.deleteGuestRows(guest);
        for (const id of left) {
          // A replay may have been made with their name since.
          tx.deleteReplay(id);
          replays.discard(id);
        }
      });
      // One may have been copied before, and be put away later.
      archiveSettled()
        .then(() => forgetInArchive(left, guest))
        .catch((error) => log.error({ err: error }, 'a deleted guest may be left in the archive'));
    } finally {
      guests.unbar(guest);
    }
    tables.lobby.changed();
    for (let i = 0; i < LOG_TRIES && !store.emptyWriteAheadLog(); i++) await sleep(LOG_PAUSE_MS);
    return true;
  };

  return (guest) => {
    const running = inProgress.get(guest) ?? run(guest).finally(() => inProgress.delete(guest));
    inProgress.set(guest, running);
    return running;
  };
}
