import { type LogEntry, recordAfter, type TableRecord, type TableStore } from './table-store.ts';

/** For browsers that store nothing, and for tests: tables last as long as the page. */
export function memoryStore(): TableStore {
  const tables = new Map<string, { readonly record: TableRecord; readonly log: readonly LogEntry[] }>();
  return {
    all: async () => [...tables.values()].map(({ record }) => record),
    get: async (id) => tables.get(id)?.record,
    log: async (id, from) => tables.get(id)?.log.slice(from) ?? [],
    create: async (record, log) => {
      tables.set(record.id, structuredClone({ record, log }));
    },
    append: async (id, more, change) => {
      const known = tables.get(id);
      const record = recordAfter(known?.record, more, change);
      if (typeof record === 'string') return record;
      tables.set(id, { record, log: [...(known?.log ?? []), ...structuredClone(more)] });
      return 'committed';
    },
    drop: async (id) => {
      tables.delete(id);
    },
    keeps: () => false,
  };
}
