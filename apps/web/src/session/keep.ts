/** The browser's own small memory. A browser that forbids it forgets, and nothing else. */
export interface Keep {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

const keepIn = (storage: () => Storage): Keep => ({
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
      // Full or forbidden: it will be asked for again.
    }
  },
});

export const lasting = keepIn(() => localStorage);

/** For as long as this tab is open, however often it is loaded anew; no other tab sees it. */
export const ofThisTab = keepIn(() => sessionStorage);

/** Reads JSON that was kept; anything that is not there or not whole is undefined. */
export function readKept<T>(keep: Keep, key: string): T | undefined {
  const text = keep.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
