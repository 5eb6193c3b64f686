import type { TableStore } from './table-store.ts';

/** A new table that the first store has no room for goes to the second. */
export function overflowStore(first: TableStore, second: TableStore): TableStore {
  const moved = new Set<string>();
  const storeOf = (id: string): TableStore => (moved.has(id) ? second : first);
  return {
    all: async () => [...(await second.all()), ...(await first.all())],
    get: (id) => storeOf(id).get(id),
    log: (id, from) => storeOf(id).log(id, from),
    create: async (record, log) => {
      try {
        await first.create(record, log);
      } catch {
        moved.add(record.id);
        await second.create(record, log);
      }
    },
    append: (id, log, change) => storeOf(id).append(id, log, change),
    drop: (id) => storeOf(id).drop(id),
    keeps: (id) => storeOf(id).keeps(id),
  };
}
