import type Database from 'libsql';
import { unavailable } from './errors.ts';

export interface Query<Row> {
  get(...params: readonly (string | number)[]): Row | undefined;
  all(...params: readonly (string | number)[]): readonly Row[];
}

/** A prepared query whose rows have this type. */
export function query<Row>(db: Database.Database, sql: string): Query<Row> {
  const statement = db.prepare(sql);
  return {
    get: (...params) => statement.get(...params) as Row | undefined,
    all: (...params) => statement.all(...params) as readonly Row[],
  };
}

export function orUnavailable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unavailable(error);
  }
}
