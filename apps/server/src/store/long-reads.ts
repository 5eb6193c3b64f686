import type { Entry } from '@quri/kernel';
import type { Mark } from '@quri/table';
import type Database from 'libsql';
import type { LogRow } from './archive-copies.ts';
import { type ArchiveReads, archivedFlag, withArchive } from './archive-queries.ts';
import { UNUSED_GUEST, UNUSED_TABLE } from './expiry.ts';
import { guestExport } from './guest-export.ts';
import { query } from './query.ts';
import { hashesOf, readQueries } from './read-queries.ts';
import type { GuestRecord, Store, TableRecord } from './records.ts';

/** A whole log with what everybody had heard after each entry: null in logs from before that was stored. */
export interface LogWithHashes {
  readonly entries: readonly Entry[];
  readonly mark: Mark | undefined;
  readonly heard: readonly (readonly string[])[] | null;
}

interface Expired {
  readonly tables: readonly string[];
  readonly guests: readonly string[];
}

/** Not used since. */
interface ExpiryTimes {
  readonly tablesBefore: number;
  readonly guestsBefore: number;
}

/** Reads that may take long: for a thread that serves nobody else. */
export interface LongReads extends Pick<Store, 'log' | 'opponentsOf'> {
  table(id: string): TableRecord | undefined;
  guest(id: string): GuestRecord | undefined;
  logWithHashes(table: string): LogWithHashes;
  /** The tables and guests that may be deleted, at most so many of each. */
  expired(times: ExpiryTimes, most: number): Expired;
  /** Everything stored about a guest, as JSON. */
  guestExport(guest: string): string | undefined;
}

export function longReads(db: Database.Database, archive: ArchiveReads): LongReads {
  const reads = readQueries(db);
  const { table, guest, opponentsOf } = reads;
  const { log } = withArchive(db, reads, archive);
  const isArchived = archivedFlag(db);
  const hashes = query<Pick<LogRow, 'heard'>>(
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
    log,
    opponentsOf,
    guestExport: guestExport(db, archive),
    logWithHashes: (id) => ({
      ...log(id),
      heard: allHashes(isArchived(id) ? archive.rows(id, 0, -1) : hashes.all(id)),
    }),
    expired: ({ tablesBefore, guestsBefore }, most) => ({
      tables: tables.all(tablesBefore, most).map(({ id }) => id),
      guests: guests.all(guestsBefore, most).map(({ id }) => id),
    }),
  };
}

function allHashes(rows: readonly Pick<LogRow, 'heard'>[]): LogWithHashes['heard'] {
  const known = rows.flatMap(({ heard }) => (heard === null ? [] : [hashesOf(heard)]));
  return known.length === rows.length ? known : null;
}
