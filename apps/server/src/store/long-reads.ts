import type { Entry } from '@quri/kernel';
import type { Mark } from '@quri/table';
import type Database from 'libsql';
import { UNUSED_GUEST, UNUSED_TABLE } from './expiry.ts';
import { hashesOf, orUnavailable, query, readQueries } from './read-queries.ts';
import type { GuestRecord, TableRecord } from './records.ts';

/** A whole log with what everybody had heard after each entry: null in logs from before that was stored. */
export interface LogWithHashes {
  readonly entries: readonly Entry[];
  readonly mark: Mark | undefined;
  readonly heard: readonly (readonly string[])[] | null;
}

export interface Expired {
  readonly tables: readonly string[];
  readonly guests: readonly string[];
}

/** Not used since. */
export interface ExpiryTimes {
  readonly tablesBefore: number;
  readonly guestsBefore: number;
}

/** Reads that may take long: for a thread that serves nobody else. */
export interface LongReads {
  table(id: string): TableRecord | undefined;
  guest(id: string): GuestRecord | undefined;
  logWithHashes(table: string): LogWithHashes;
  /** The tables and guests that may be deleted, at most so many of each. */
  expired(times: ExpiryTimes, most: number): Expired;
}

export function longReads(db: Database.Database): LongReads {
  const { table, guest, log } = readQueries(db);
  const hashes = query<{ readonly heard: Buffer | null }>(
    db,
    'SELECT heard FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY seq',
  );
  const tables = query<{ readonly id: string }>(
    db,
    `SELECT id FROM tables WHERE ${UNUSED_TABLE} ORDER BY created_at LIMIT ?2`,
  );
  const guests = query<{ readonly id: string }>(
    db,
    `SELECT id FROM guests WHERE ${UNUSED_GUEST} ORDER BY seen_at LIMIT ?2`,
  );
  return {
    table,
    guest,
    logWithHashes: (id) => ({ ...log(id), heard: orUnavailable(() => allHashes(hashes.all(id))) }),
    expired: ({ tablesBefore, guestsBefore }, most) =>
      orUnavailable(() => ({
        tables: tables.all(tablesBefore, most).map(({ id }) => id),
        guests: guests.all(guestsBefore, most).map(({ id }) => id),
      })),
  };
}

function allHashes(rows: readonly { readonly heard: Buffer | null }[]): readonly (readonly string[])[] | null {
  const all: (readonly string[])[] = [];
  for (const { heard } of rows) {
    if (heard === null) return null;
    all.push(hashesOf(heard));
  }
  return all;
}
