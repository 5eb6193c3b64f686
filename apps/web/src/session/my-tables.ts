import { browserStorage, type KeyValueStorage, readJson } from './storage.ts';

/** A table on the server where one sits and the game is not over; remembered so that the way back is one tap. */
interface MyTable {
  readonly table: string;
  readonly game: string;
  /** Null for those who have not said their name. */
  readonly others: readonly (string | null)[];
}

const KEY = 'my-tables';
const MOST = 6;

export const myTables = (storage: KeyValueStorage = browserStorage): readonly MyTable[] =>
  readJson<readonly MyTable[]>(storage, KEY) ?? [];

export function rememberTable(one: MyTable, storage: KeyValueStorage = browserStorage): void {
  const rest = myTables(storage).filter(({ table }) => table !== one.table);
  storage.write(KEY, JSON.stringify([one, ...rest].slice(0, MOST)));
}

export function forgetTable(gone: string, storage: KeyValueStorage = browserStorage): void {
  const rest = myTables(storage).filter(({ table }) => table !== gone);
  storage.write(KEY, rest.length === 0 ? null : JSON.stringify(rest));
}

/** All of them: this browser is somebody else now. */
export const forgetTables = (storage: KeyValueStorage = browserStorage): void => storage.write(KEY, null);
