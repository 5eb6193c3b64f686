/** localStorage or sessionStorage; where the browser forbids it, nothing is stored and nothing fails. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

const storageIn = (storage: () => Storage): KeyValueStorage => ({
  read: (key) => {
    try {
      return storage().getItem(`quri/${key}`);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      if (value === null) storage().removeItem(`quri/${key}`);
      else storage().setItem(`quri/${key}`, value);
    } catch {
      // Full or forbidden.
    }
  },
});

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
