import type { Logger } from 'pino';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import type { Store, StoredReplay } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import type { Damages } from '../tables/damages.ts';

export type Replays = ReturnType<typeof createReplays>;

/** A replay is made when it is first asked for, and stored: most are never read, and it takes as much as fifty moves. */
export function createReplays(store: Store, worker: StoreJobs, damages: Damages, log: Logger) {
  const recent = recentReplays();
  const inProgress = new Map<string, Promise<StoredReplay | undefined>>();
  /** Of those in progress: what was read before is not to be used. */
  const stale = new Set<string>();

  const make = async (table: string): Promise<StoredReplay | undefined> => {
    const made = await worker.makeReplay(table).catch((error: unknown) => {
      if (isDamaged(error)) damages.note(table, error.message);
      throw error;
    });
    if (made === undefined) return undefined;
    try {
      await store.commit((tx) => {
        if (!stale.has(table)) tx.putReplay(table, made);
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ table, err: error }, 'replay could not be stored');
      if (!stale.has(table)) return made;
    }
    if (stale.delete(table)) return make(table);
    // Another server with the same data file may have stored one before.
    return store.replay(table);
  };

  const makeOnce = (table: string): Promise<StoredReplay | undefined> => {
    const making =
      inProgress.get(table) ??
      make(table).finally(() => {
        inProgress.delete(table);
        stale.delete(table);
      });
    inProgress.set(table, making);
    return making;
  };

  return {
    /** The replay of a finished game; undefined for any other table. */
    find: async (table: string): Promise<StoredReplay | undefined> => {
      const known = recent.get(table) ?? store.replay(table);
      const found = known ?? (store.table(table)?.phase === 'over' ? await makeOnce(table) : undefined);
      if (found !== undefined) recent.put(table, found);
      return found;
    },
    /** Names have changed: what is in memory or being made is void. What is stored is deleted by whoever calls this. */
    discard: (table: string): void => {
      recent.drop(table);
      if (inProgress.has(table)) stale.add(table);
    },
  };
}

const MOST_BYTES = 8_388_608;

/** The replays that were asked for last: however many slow readers wait for one, it is in memory once. */
function recentReplays() {
  const all = new Map<string, StoredReplay>();
  let bytes = 0;
  const drop = (table: string): void => {
    bytes -= all.get(table)?.gzip.byteLength ?? 0;
    all.delete(table);
  };
  return {
    drop,
    get: (table: string): StoredReplay | undefined => all.get(table),
    put: (table: string, replay: StoredReplay): void => {
      drop(table);
      all.set(table, replay);
      bytes += replay.gzip.byteLength;
      for (const oldest of all.keys()) {
        if (bytes <= MOST_BYTES) return;
        drop(oldest);
      }
    },
  };
}
