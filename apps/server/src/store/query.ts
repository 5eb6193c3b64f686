import { textOf } from '@quri/data-folder';
import type Database from 'libsql';
import { damaged, unavailable } from './errors.ts';

type Params = readonly (string | number)[];

/** A prepared query whose rows have this type. Throws `Unavailable` where it cannot be read. */
export function query<Row>(db: Database.Database, sql: string) {
  const statement = db.prepare(sql);
  return {
    get: (...params: Params) => orUnavailable(() => statement.get(...params) as Row | undefined),
    all: (...params: Params) => orUnavailable(() => statement.all(...params) as readonly Row[]),
  };
}

/** A row as it was asked for: the driver adds to it how long it took. */
export function plain<Row extends object>(row: Row): Row {
  const copy: Row & { _metadata?: unknown } = { ...row };
  delete copy._metadata;
  return copy;
}

/** For what is read otherwise, or has to be parsed: nothing that is stored is trusted to be whole. */
export function orUnavailable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code.startsWith('SQLITE_CORRUPT') ? damaged(`the data file is damaged (${code})`) : unavailable(error);
  }
}

/** What libsql makes of bytes: `get` and `all` differ. */
export type Bytes = Uint8Array | ArrayBuffer;

export const bytesIn = (value: Bytes): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array(value));

/** Columns of text to be read as bytes: over a text that is damaged, and no UTF-8, libsql ends the process. */
export const asBytes = (...columns: readonly string[]): string =>
  columns.map((column) => `CAST(${column} AS BLOB) AS ${column}`).join(', ');

/** A text that was read as bytes. */
export function textIn(value: Bytes, column: string): string {
  try {
    return textOf(bytesIn(value));
  } catch {
    throw damaged(`${column} is no text`);
  }
}

/** A column of JSON that was read as bytes. */
export function jsonIn(value: Bytes | null, column: string) {
  if (value === null) return null;
  const text = textIn(value, column);
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(`${column} is no JSON`);
  }
}

/** Writes all of it, or throws `Unavailable` and writes nothing. */
export const inTransaction = (db: Database.Database, write: () => void): void =>
  orUnavailable(() => {
    db.exec('BEGIN IMMEDIATE');
    try {
      write();
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  });
