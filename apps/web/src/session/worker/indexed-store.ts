import { ENTRIES, openDatabase, TABLES } from './database.ts';
import { memoryStore } from './memory-store.ts';
import { overflowStore } from './overflow-store.ts';
import { type LogEntry, recordAfter, type TableRecord, type TableStore } from './table-store.ts';

/** Tables in IndexedDB; without it, or where it is full, they last as long as the page. */
export async function indexedStore(): Promise<TableStore> {
  try {
    return overflowStore(storeIn(await openDatabase()), memoryStore());
  } catch {
    return memoryStore();
  }
}

interface Stores {
  readonly tables: IDBObjectStore;
  readonly entries: IDBObjectStore;
}

function storeIn(database: IDBDatabase): TableStore {
  /** One transaction. What `act` answers is asked for once all of it is done. */
  const within = <T>(mode: IDBTransactionMode, act: (stores: Stores) => () => T): Promise<T> =>
    new Promise((done, failed) => {
      const transaction = database.transaction([TABLES, ENTRIES], mode);
      const answer = act({ tables: transaction.objectStore(TABLES), entries: transaction.objectStore(ENTRIES) });
      transaction.oncomplete = () => done(answer());
      transaction.onerror = () => failed(transaction.error);
      transaction.onabort = () => failed(transaction.error);
    });
  const read = <T>(ask: (stores: Stores) => IDBRequest<T>): Promise<T> =>
    within('readonly', (stores) => {
      const found = ask(stores);
      return () => found.result;
    });
  return {
    all: () => read<TableRecord[]>(({ tables }) => tables.getAll()),
    get: (id) => read<TableRecord | undefined>(({ tables }) => tables.get(id)),
    log: (id, from) => read<LogEntry[]>(({ entries }) => entries.getAll(keysOf(id, from))),
    create: (record, log) =>
      within('readwrite', ({ tables, entries }) => {
        tables.put(record);
        putLog(entries, record.id, log);
        return () => undefined;
      }),
    // Looked up and written in one transaction: another tab waits until it is done.
    append: (id, log, change) =>
      within('readwrite', ({ tables, entries }) => {
        const known: IDBRequest<TableRecord | undefined> = tables.get(id);
        let result: Awaited<ReturnType<TableStore['append']>> = 'committed';
        known.onsuccess = () => {
          const record = recordAfter(known.result, log, change);
          if (typeof record === 'string') {
            result = record;
            return;
          }
          tables.put(record);
          putLog(entries, id, log);
        };
        return () => result;
      }),
    drop: (id) =>
      within('readwrite', ({ tables, entries }) => {
        tables.delete(id);
        entries.delete(keysOf(id, 0));
        return () => undefined;
      }),
    keeps: () => true,
  };
}

const keysOf = (table: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

function putLog(entries: IDBObjectStore, table: string, log: readonly LogEntry[]): void {
  for (const { entry, mark } of log) entries.put({ table, seq: entry.seq, entry, mark });
}
