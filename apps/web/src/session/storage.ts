/** localStorage or sessionStorage. What the browser does not take lasts as long as the page, and nothing fails. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

export function storageIn(storage: () => Storage) {
  /** What could not be stored: full or forbidden. */
  const unstored = new Map<string, string>();
  const stores = (act: (storage: Storage) => void): boolean => {
    try {
      act(storage());
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: (key: string): string | null => {
      let kept: string | null = null;
      stores((all) => {
        kept = all.getItem(`quri/${key}`);
      });
      return unstored.get(key) ?? kept;
    },
    write: (key: string, value: string | null): void => {
      unstored.delete(key);
      if (value === null) stores((all) => all.removeItem(`quri/${key}`));
      else if (!stores((all) => all.setItem(`quri/${key}`, value))) unstored.set(key, value);
    },
    /** Does what is written now outlive the page? */
    lasts: (): boolean =>
      stores((all) => {
        all.setItem('quri/lasts', '1');
        all.removeItem('quri/lasts');
      }),
  };
}

export const browserStorage = storageIn(() => localStorage);

/** Survives a reload of this tab; other tabs do not see it. */
export const tabStorage = storageIn(() => sessionStorage);

/** Reads stored JSON; undefined if it is missing or does not parse. */
export function readJson<T>(storage: KeyValueStorage, key: string): T | undefined {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
