import type Database from 'libsql';
import { unavailable } from './errors.ts';

interface Query<Row> {
  get(...params: readonly (string | number)[]): Row | undefined;
  all(...params: readonly (string | number)[]): readonly Row[];
}

/** A prepared query whose rows have this type. Throws `Unavailable` where it cannot be read. */
export function query<Row>(db: Database.Database, sql: string): Query<Row> {
  const statement = db.prepare(sql);
  return {
    get: (...params) => {
      try {
        return statement.get(...params) as Row | undefined;
      } catch (error) {
        throw unavailable(error);
      }
    },
    all: (...params) => {
      try {
        return statement.all(...params) as readonly Row[];
      } catch (error) {
        throw unavailable(error);
      }
    },
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
