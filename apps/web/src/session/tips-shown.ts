import { browserStorage, type KeyValueStorage, readJson } from './storage.ts';

const KEY = 'tips-shown';

const all = (storage: KeyValueStorage): readonly unknown[] => {
  const kept = readJson<unknown>(storage, KEY);
  return Array.isArray(kept) ? kept : [];
};

const nameOf = (game: string, tip: string): string => `${game}/${tip}`;

/** Was this tip shown on this device before? */
export const wasTipShown = (game: string, tip: string, storage: KeyValueStorage = browserStorage): boolean =>
  all(storage).includes(nameOf(game, tip));

export function noteTipShown(game: string, tip: string, storage: KeyValueStorage = browserStorage): void {
  if (!wasTipShown(game, tip, storage)) storage.write(KEY, JSON.stringify([...all(storage), nameOf(game, tip)]));
}
