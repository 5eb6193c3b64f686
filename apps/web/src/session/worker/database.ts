import { fromVersion1 } from './version-1.ts';

export const TABLES = 'tables';
export const ENTRIES = 'entries';

const VERSION = 2;

/** Opens and upgrades the database. */
export const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open('quri', VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => {
      // Lets a newer page upgrade it.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error('the database is in use'));
  });

function upgrade({ result: database, transaction }: IDBOpenDBRequest, from: number): void {
  if (from < 1) database.createObjectStore(TABLES, { keyPath: 'id' });
  const entries = database.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
  if (from === 1 && transaction !== null) takeLogsOut(transaction.objectStore(TABLES), entries);
}

/** In version 1 every table had its log inside. */
function takeLogsOut(tables: IDBObjectStore, entries: IDBObjectStore): void {
  const walk = tables.openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor === null) return;
    try {
      const { record, log } = fromVersion1(cursor.value);
      for (const [seq, one] of log.entries()) entries.put({ table: record.id, seq, ...one });
      cursor.update(record);
    } catch {
      // One broken table must not abort the upgrade.
      cursor.delete();
    }
    cursor.continue();
  };
}
