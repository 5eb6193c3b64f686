import type Database from 'libsql';
import type { LogRow } from './archive-copies.ts';
import { type ArchiveReads, archivedFlag, withArchive } from './archive-queries.ts';
import { type ExpiryTimes, FORGOTTEN_GAME, UNUSED_GUEST, UNUSED_TABLE } from './expiry.ts';
import { guestExport } from './guest-export.ts';
import { query } from './query.ts';
import { hashesOf, type LogRecord, readQueries } from './read-queries.ts';

/** A whole log with what everybody had heard after each entry: null in logs from before that was stored. */
export interface LogWithHashes extends LogRecord {
  readonly heard: readonly (readonly string[])[] | null;
}

export type LongReads = ReturnType<typeof longReads>;

/** Reads that may take long: for a thread that serves nobody else. */
export function longReads(db: Database.Database, archive: ArchiveReads) {
  const reads = readQueries(db);
  const { table, guest, head, opponentsOf } = reads;
  const { log, markAt } = withArchive(db, reads, archive);
  const isArchived = archivedFlag(db);
  const hashes = query<Pick<LogRow, 'heard'>>(
    db,
    'SELECT heard FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY seq',
  );
  const tables = query<{ readonly id: string }>(
    db,
    `SELECT id FROM tables WHERE ${UNUSED_TABLE} ORDER BY created_at LIMIT ?2`,
  );
  // Found by the guests who have not come for long, or were deleted: most games have others.
  const longAway = `(SELECT id FROM guests WHERE seen_at < ?2 UNION ALL SELECT '')`;
  const finished = query<{ readonly id: string }>(
    db,
    `SELECT id FROM tables WHERE number IN (
       SELECT number FROM tables WHERE host IN ${longAway} AND phase = 'over'
       UNION SELECT table_number FROM seated WHERE guest IN ${longAway}
     ) AND ${FORGOTTEN_GAME} LIMIT ?1`,
  );
  const guests = query<{ readonly id: string }>(
    db,
    `SELECT id FROM guests WHERE ${UNUSED_GUEST} ORDER BY seen_at LIMIT ?2`,
  );
  return {
    table,
    guest,
    log,
    head,
    markAt,
    opponentsOf,
    /** Everything stored about a guest, as JSON. */
    guestExport: guestExport(db, archive),
    logWithHashes: (id: string): LogWithHashes => ({
      ...log(id),
      heard: allHashes(isArchived(id) ? archive.rows(id, 0, -1) : hashes.all(id)),
    }),
    /** The tables and guests that may be deleted, at most so many of each kind. */
    expired: ({ tablesBefore, finishedBefore, guestsBefore }: ExpiryTimes, most: number) => ({
      tables: [...tables.all(tablesBefore, most), ...finished.all(most, finishedBefore)].map(({ id }) => id),
      guests: guests.all(guestsBefore, most).map(({ id }) => id),
    }),
  };
}

function allHashes(rows: readonly Pick<LogRow, 'heard'>[]): LogWithHashes['heard'] {
  const known = rows.flatMap(({ heard }) => (heard === null ? [] : [hashesOf(heard)]));
  return known.length === rows.length ? known : null;
}
