import type Database from 'libsql';
import { unavailable } from './errors.ts';

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
    throw unavailable(error);
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
