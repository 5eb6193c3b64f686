import { type KeptTable, memoryVault, type Vault } from './vault.ts';

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
  const within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => failed(transaction.error);
      transaction.onabort = () => failed(transaction.error);
    });
  return {
    get: (id) => within('readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>),
    put: async (table) => {
      await within('readwrite', (store) => store.put(table));
    },
    all: () => within('readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>),
    drop: async (id) => {
      await within('readwrite', (store) => store.delete(id));
    },
  };
}
