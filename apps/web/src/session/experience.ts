import { browserStorage, type KeyValueStorage, readJson } from './storage.ts';

const FINISHED = 'games-finished';
const TAUGHT = 'games-taught';

type PerGame = Readonly<Record<string, unknown>>;

const perGame = (storage: KeyValueStorage, key: string): PerGame => readJson<PerGame>(storage, key) ?? {};

/** How many games of this kind were played to their end on this device. */
export function gamesFinished(game: string, storage: KeyValueStorage = browserStorage): number {
  const count = perGame(storage, FINISHED)[game];
  return typeof count === 'number' && count > 0 ? count : 0;
}

/** To be called once for every game that a person of this device has finished. */
export function noteGameFinished(game: string, storage: KeyValueStorage = browserStorage): void {
  storage.write(FINISHED, JSON.stringify({ ...perGame(storage, FINISHED), [game]: gamesFinished(game, storage) + 1 }));
}

/** How much of a game's lesson was done on this device: the rest may wait after the basics. */
type Taught = 'basics' | 'all';

export function taughtOf(game: string, storage: KeyValueStorage = browserStorage): Taught | null {
  const taught = perGame(storage, TAUGHT)[game];
  return taught === 'basics' || taught === 'all' ? taught : null;
}

export function noteTaught(game: string, taught: Taught, storage: KeyValueStorage = browserStorage): void {
  if (taughtOf(game, storage) === 'all') return;
  storage.write(TAUGHT, JSON.stringify({ ...perGame(storage, TAUGHT), [game]: taught }));
}

/** Has nobody here played a game of this kind to its end or been taught it? */
export const isNewHere = (game: string, storage: KeyValueStorage = browserStorage): boolean =>
  gamesFinished(game, storage) === 0 && taughtOf(game, storage) === null;
