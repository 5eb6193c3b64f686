import type { StoredReplay } from '../store/records.ts';

interface RecentReplays {
  get(table: string): StoredReplay | undefined;
  put(table: string, replay: StoredReplay): void;
  drop(table: string): void;
}

const MOST_BYTES = 8_388_608;

/** The replays that were asked for last: however many slow readers wait for one, it is in memory once. */
export function recentReplays(): RecentReplays {
  const all = new Map<string, StoredReplay>();
  let bytes = 0;
  const drop = (table: string): void => {
    bytes -= all.get(table)?.gzip.byteLength ?? 0;
    all.delete(table);
  };
  return {
    drop,
    get: (table) => all.get(table),
    put: (table, replay) => {
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
