import { type Keep, lasting, readKept } from '../session/keep.ts';

/** A table on the server where one sits and the game is not over; remembered so that the way back is one tap. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  /** Null for those who have not said their name. */
  readonly others: readonly (string | null)[];
}

const KEY = 'my-tables';
const MOST = 6;

export const myTables = (keep: Keep = lasting): readonly MyTable[] => readKept<readonly MyTable[]>(keep, KEY) ?? [];

export function rememberTable(one: MyTable, keep: Keep = lasting): void {
  const rest = myTables(keep).filter(({ table }) => table !== one.table);
  keep.write(KEY, JSON.stringify([one, ...rest].slice(0, MOST)));
}

export function forgetTable(gone: string, keep: Keep = lasting): void {
  const rest = myTables(keep).filter(({ table }) => table !== gone);
  keep.write(KEY, rest.length === 0 ? null : JSON.stringify(rest));
}
