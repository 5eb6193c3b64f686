import type Database from 'libsql';
import { LOG_COLUMNS, LOG_ROW, LOG_VALUES, type LogRow, valuesOf } from './archive-copies.ts';
import { openArchiveToRead } from './archive-file.ts';
import { orUnavailable, query } from './query.ts';
import { logOf, markOf, type ReplayRow, replayOf, requestOf } from './read-queries.ts';
import type { Store, StoredReplay } from './records.ts';

type LogReads = Pick<Store, 'log' | 'entries' | 'markAt' | 'requestOf' | 'replay'>;

export interface ArchiveReads extends LogReads {
  /** So many rows of an archived log from an entry on, as they are stored. */
  rows(table: string, from: number, most: number): readonly LogRow[];
}

/** Opened when it is first asked for: most servers have no archive. */
export function archiveReads(folder: string): ArchiveReads {
  let opened: ReturnType<typeof queriesIn> | undefined;
  const queries = (): ReturnType<typeof queriesIn> => {
    opened ??= orUnavailable(() => queriesIn(folder));
    return opened;
  };
  const rows: ArchiveReads['rows'] = (id, from, most) => queries().rows.all(id, from, most);
  const entries: ArchiveReads['entries'] = (id, from) => orUnavailable(() => logOf(rows(id, from, -1)).entries);
  const at = (id: string, seq: number): LogRow | undefined => rows(id, seq, 1).find((row) => row.seq === seq);
  return {
    rows,
    entries,
    log: (id) => orUnavailable(() => logOf(rows(id, 0, -1), queries().last.get(id))),
    markAt: (id, seq) => orUnavailable(() => markOf(at(id, seq))),
    requestOf: (id, seq) => orUnavailable(() => requestOf(id, seq, at(id, seq))),
    replay: (id) => replayOf(queries().replay.get(id)),
  };
}

function queriesIn(folder: string) {
  const db = openArchiveToRead(folder);
  if (db === undefined) throw new Error('archive.db is missing');
  return {
    rows: query<LogRow>(db, `SELECT ${LOG_ROW} FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3`),
    last: query<LogRow>(db, `SELECT ${LOG_ROW} FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1`),
    replay: query<ReplayRow>(db, 'SELECT etag, gzip FROM replays WHERE table_id = ?'),
  };
}

/** Reads of a log or a replay, wherever they are. */
export function withArchive(db: Database.Database, data: LogReads, archive: LogReads): LogReads {
  const isArchived = archivedFlag(db);
  const of = (id: string): LogReads => (isArchived(id) ? archive : data);
  return {
    log: (id) => of(id).log(id),
    entries: (id, from) => of(id).entries(id, from),
    markAt: (id, seq) => of(id).markAt(id, seq),
    requestOf: (id, seq) => of(id).requestOf(id, seq),
    // One may have been made from an archived log.
    replay: (id): StoredReplay | undefined => data.replay(id) ?? (isArchived(id) ? archive.replay(id) : undefined),
  };
}

export function archivedFlag(db: Database.Database): (table: string) => boolean {
  const flag = query<{ readonly archived: number }>(db, 'SELECT archived FROM tables WHERE id = ?');
  return (id) => flag.get(id)?.archived === 1;
}

export function archiveWrites(db: Database.Database) {
  const number = query<{ readonly number: number }>(
    db,
    "SELECT number FROM tables WHERE id = ? AND phase = 'over' AND archived = 0",
  );
  const flag = db.prepare('UPDATE tables SET archived = ? WHERE id = ?');
  const deleted = db.prepare('INSERT OR IGNORE INTO deleted_tables (number) VALUES (?)');
  const dropReplay = db.prepare('DELETE FROM replays WHERE table_number = ?');
  const row = db.prepare(
    `INSERT OR IGNORE INTO entries (table_number, ${LOG_COLUMNS})
     VALUES ((SELECT number FROM tables WHERE id = ?), ${LOG_VALUES})`,
  );
  const replay = db.prepare(
    'INSERT OR IGNORE INTO replays (table_number, etag, gzip) SELECT number, ?, ? FROM tables WHERE id = ?',
  );
  return {
    /** The log and the replay of a finished game are in the archive; false if there is no such game. */
    putAway: (id: string): boolean => {
      const found = number.get(id);
      if (found === undefined) return false;
      flag.run(1, id);
      dropReplay.run(found.number);
      // As with a deleted table, its entries are deleted later, a few at a time.
      deleted.run(found.number);
      return true;
    },
    /** Writes rows of an archived log into the data file again. They do not count before `bringBack`. */
    copyBack: (id: string, rows: readonly LogRow[]): void => {
      for (const one of rows) row.run(id, ...valuesOf(one));
    },
    /** From now on log and replay in the data file count. */
    bringBack: (id: string, made: StoredReplay | undefined): void => {
      flag.run(0, id);
      if (made !== undefined) replay.run(made.etag, made.gzip, id);
    },
  };
}
