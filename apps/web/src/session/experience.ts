import { browserStorage, type KeyValueStorage, readJson } from './storage.ts';

const KEY = 'games-finished';

const counts = (storage: KeyValueStorage): Readonly<Record<string, unknown>> =>
  readJson<Readonly<Record<string, unknown>>>(storage, KEY) ?? {};

/** How many games of this kind were played to their end on this device. */
export function gamesFinished(game: string, storage: KeyValueStorage = browserStorage): number {
  const count = counts(storage)[game];
  return typeof count === 'number' && count > 0 ? count : 0;
}

/** To be called once for every game that a person of this device has finished. */
export function noteGameFinished(game: string, storage: KeyValueStorage = browserStorage): void {
  storage.write(KEY, JSON.stringify({ ...counts(storage), [game]: gamesFinished(game, storage) + 1 }));
}
