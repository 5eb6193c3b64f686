import { follows, type KeptTable, memoryVault, type Vault } from './vault.ts';

const STORE = 'tables';

/** Tables in the browser's database; where there is none, they last as long as the page. */
export async function indexedVault(): Promise<Vault> {
  try {
    return vaultIn(await opened());
  } catch {
    return memoryVault();
  }
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open('quri', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error('the database is in use'));
  });

function vaultIn(database: IDBDatabase): Vault {
  /** What `act` answers is asked for once all is done. */
  const during = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => T): Promise<T> =>
    new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const answer = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(answer());
      transaction.onerror = () => failed(transaction.error);
      transaction.onabort = () => failed(transaction.error);
    });
  const within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    during(mode, (store) => {
      const request = act(store);
      return () => request.result;
    });
  return {
    get: (id) => within('readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>),
    // Looked up and written in one go: another tab waits until it is done.
    put: (table) =>
      during('readwrite', (store) => {
        const kept = store.get(table.id) as IDBRequest<KeptTable | undefined>;
        kept.onsuccess = () => {
          if (follows(table, kept.result)) store.put(table);
        };
        return () => follows(table, kept.result);
      }),
    all: () => within('readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>),
    drop: async (id) => {
      await within('readwrite', (store) => store.delete(id));
    },
  };
}
