import type Database from 'libsql';
import { query } from './query.ts';
import type { Seating, TableRecord } from './records.ts';

/** A table where something is stored about somebody. */
export interface TableAbout extends Pick<TableRecord, 'id' | 'phase'> {
  readonly archived: boolean;
}

/** How many entries one part of a log has. */
const PART = 200;

const TABLE = 'tables.id, tables.phase, tables.archived';
const OF_NUMBER = 'CROSS JOIN tables ON tables.number = table_number';

/** Each part is found by an index, and the first rows are found without the others. */
export const TABLES_ABOUT_SQL = `
  SELECT ${TABLE} FROM tables WHERE host = ?1
  UNION ALL SELECT ${TABLE} FROM seated ${OF_NUMBER} WHERE seated.guest = ?1
  UNION ALL SELECT ${TABLE} FROM notes ${OF_NUMBER} WHERE notes.guest = ?1
  UNION ALL SELECT ${TABLE} FROM admissions CROSS JOIN tables ON tables.id = table_id WHERE admissions.guest = ?1
  UNION ALL SELECT ${TABLE} FROM answers CROSS JOIN tables ON tables.id = table_id WHERE answers.guest = ?1
  UNION ALL SELECT ${TABLE} FROM entries ${OF_NUMBER}
    WHERE entries.guest = ?1 AND substr(entry, 1, 23) <> '{"actor":"human","ask":'
  LIMIT ?2`;

/** What is stored of a guest under their id, besides what they have said and asked for. */
export const DELETE_OWN_ROWS = ['notes', 'move_times', 'webhooks', 'turn_messages', 'device_codes', 'devices'].map(
  (name) => `DELETE FROM ${name} WHERE guest = ?`,
);

type Row = Omit<TableAbout, 'archived'> & { readonly archived: number };

/** Deleting everything about one guest. */
export function guestDeletionReads(db: Database.Database) {
  const about = query<Row>(db, TABLES_ABOUT_SQL);
  return {
    /** Tables where something is stored about them, at most so many. */
    tablesAbout: (guest: string, most: number): readonly TableAbout[] => {
      const rows = about.all(guest, most).map(({ id, phase, archived }) => ({ id, phase, archived: archived === 1 }));
      return [...new Map(rows.map((one) => [one.id, one])).values()];
    },
  };
}

export function guestDeletionWrites(db: Database.Database) {
  const people = db.prepare('UPDATE tables SET seating = ?, host = ? WHERE id = ?');
  const ofTable = 'table_number = (SELECT number FROM tables WHERE id = ?1)';
  const requests = db.prepare(
    `UPDATE entries SET guest = NULL, request = NULL, answer = NULL
     WHERE ${ofTable} AND seq >= ?3 AND seq < ?4 AND guest = ?2`,
  );
  const more = query<object>(db, `SELECT 1 FROM entries WHERE ${ofTable} AND seq >= ?2 LIMIT 1`);
  const replay = db.prepare(`DELETE FROM replays WHERE ${ofTable}`);
  const traces = [
    'DELETE FROM admissions WHERE table_id = ?1 AND guest = ?2',
    'DELETE FROM answers WHERE table_id = ?1 AND guest = ?2',
    `DELETE FROM notes WHERE ${ofTable} AND guest = ?2`,
    `DELETE FROM seat_links WHERE ${ofTable} AND seat IN (
       SELECT seat.key FROM tables, json_each(tables.seating) AS seat
       WHERE tables.number = seat_links.table_number AND json_extract(seat.value, '$.guest') = ?2)`,
  ].map((sql) => db.prepare(sql));
  const some = [
    'DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE guest = ?1 LIMIT ?2)',
    'DELETE FROM blocks WHERE (guest, blocked) IN (SELECT guest, blocked FROM blocks WHERE guest = ?1 LIMIT ?2)',
    'DELETE FROM blocks WHERE (guest, blocked) IN (SELECT guest, blocked FROM blocks WHERE blocked = ?1 LIMIT ?2)',
    'DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers WHERE guest = ?1 LIMIT ?2)',
    'DELETE FROM admissions WHERE rowid IN (SELECT rowid FROM admissions WHERE guest = ?1 LIMIT ?2)',
  ].map((sql) => db.prepare(sql));
  /** What may be much of what they have said and asked for, so many rows at a time; false once there is no more. */
  const deleteSomeRows = (guest: string, most: number): boolean => {
    let left = most;
    for (const statement of some) if (left > 0) left -= statement.run(guest, left).changes;
    return left <= 0;
  };
  const rows = [
    ...DELETE_OWN_ROWS,
    `DELETE FROM bans WHERE kind = 'guest' AND who = ?`,
    'DELETE FROM guests WHERE id = ?',
  ].map((sql) => db.prepare(sql));
  return {
    putPeople: (table: string, seating: readonly Seating[], host: string): void =>
      void people.run(JSON.stringify(seating), host, table),
    /**
     * A part of a log no longer has whose requests made its entries. Answers where the next part begins; undefined after
     * the last one.
     */
    forgetRequests: (table: string, guest: string, from: number): number | undefined => {
      requests.run(table, guest, from, from + PART);
      return more.get(table, from + PART) === undefined ? undefined : from + PART;
    },
    /**
     * What else is stored of a table besides its seats: who was let in, what was answered, notes, links to watch their
     * seat. To be called while they still sit there.
     */
    deleteTraces: (table: string, guest: string): void => {
      for (const statement of traces) statement.run(table, guest);
    },
    /** It has the names of its players, and is made again when somebody asks for it. */
    deleteReplay: (table: string): void => void replay.run(table),
    deleteSomeRows,
    /** Everything that is not at a table, the guest last. */
    deleteGuestRows: (guest: string): void => {
      // Whatever has come since.
      deleteSomeRows(guest, Number.MAX_SAFE_INTEGER);
      for (const statement of rows) statement.run(guest);
    },
  };
}
