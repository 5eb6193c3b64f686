import type Database from 'libsql';
import { asBytes, type Bytes, bytesIn, inTransaction, query } from './query.ts';

/** A row of a log, as it is stored. */
export interface LogRow {
  readonly seq: number;
  readonly entry: Bytes;
  readonly asks: Bytes | null;
  readonly epoch: number | null;
  readonly heard: Buffer | null;
  readonly guest: Bytes | null;
  readonly request: Bytes | null;
  readonly answer: Bytes | null;
}

export const LOG_COLUMNS = 'seq, entry, asks, epoch, heard, guest, request, answer';
export const LOG_ROW = `seq, ${asBytes('entry', 'asks', 'guest', 'request', 'answer')}, epoch, heard`;
/** What `valuesOf` gives. */
export const LOG_VALUES =
  '?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)';

/** The games that ended before this time and are not archived yet, the oldest first. */
export function archivableIn(data: Database.Database, before: number, most: number): readonly string[] {
  const found = query<{ readonly id: string }>(
    data,
    `SELECT id FROM tables WHERE phase = 'over' AND archived = 0 AND coalesce(ended_at,
       (SELECT json_extract(entry, '$.at') FROM entries WHERE table_number = tables.number ORDER BY seq DESC LIMIT 1),
       created_at) < ?1 ORDER BY number LIMIT ?2`,
  );
  return found.all(before, most).map(({ id }) => id);
}

/** Copies logs and replays into the archive, in one transaction that is on disk when this returns. */
export function copyToArchive(data: Database.Database, archive: Database.Database, tables: readonly string[]): void {
  const rows = query<LogRow>(
    data,
    `SELECT ${LOG_ROW} FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY seq`,
  );
  const replay = query<{ readonly etag: string; readonly gzip: Buffer }>(
    data,
    'SELECT etag, gzip FROM replays WHERE table_number = (SELECT number FROM tables WHERE id = ?)',
  );
  const put = archive.prepare(`INSERT OR REPLACE INTO entries (table_id, ${LOG_COLUMNS}) VALUES (?, ${LOG_VALUES})`);
  const putReplay = archive.prepare('INSERT OR REPLACE INTO replays (table_id, etag, gzip) VALUES (?, ?, ?)');
  inTransaction(archive, () => {
    for (const id of tables) {
      for (const row of rows.all(id)) put.run(id, ...valuesOf(row));
      const made = replay.get(id);
      if (made !== undefined) putReplay.run(id, made.etag, Buffer.from(made.gzip));
    }
  });
}

/** To be called once it is in the data file again. */
export function dropFromArchive(archive: Database.Database, table: string): void {
  inTransaction(archive, () => {
    archive.prepare('DELETE FROM entries WHERE table_id = ?').run(table);
    archive.prepare('DELETE FROM replays WHERE table_id = ?').run(table);
  });
}

/** A guest is deleted: their requests are nobody's, and replays with names are made again. */
export function forgetInArchive(archive: Database.Database, tables: readonly string[], guest: string): void {
  const requests = archive.prepare(
    'UPDATE entries SET guest = NULL, request = NULL, answer = NULL WHERE table_id = ? AND guest = ?',
  );
  const replay = archive.prepare('DELETE FROM replays WHERE table_id = ?');
  inTransaction(archive, () => {
    for (const id of tables) {
      requests.run(id, guest);
      replay.run(id);
    }
  });
}

export const valuesOf = ({ seq, entry, asks, epoch, heard, guest, request, answer }: LogRow): unknown[] => [
  seq,
  buffer(entry),
  buffer(asks),
  epoch,
  buffer(heard),
  buffer(guest),
  buffer(request),
  buffer(answer),
];

/** libsql gives out another kind of buffer than it takes. */
const buffer = (value: Bytes | null): Buffer | null => (value === null ? null : Buffer.from(bytesIn(value)));
