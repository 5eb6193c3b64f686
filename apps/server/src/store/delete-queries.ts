import type Database from 'libsql';
import { type ExpiryTimes, FORGOTTEN_GAME, UNUSED_GUEST, UNUSED_TABLE } from './expiry.ts';
import { DELETE_OWN_ROWS } from './guest-deletion.ts';
import { query } from './query.ts';

export function deleteQueries(db: Database.Database) {
  const unused = query<{ readonly number: number; readonly host: string }>(
    db,
    `SELECT number, host FROM tables WHERE id = ?3 AND ((${UNUSED_TABLE}) OR (${FORGOTTEN_GAME}))`,
  );
  const admissions = db.prepare('DELETE FROM admissions WHERE table_id = ?');
  const answers = db.prepare('DELETE FROM answers WHERE table_id = ?');
  // The answer to its opening; where the host has changed, it is deleted together with whoever opened it.
  const opened = db.prepare(
    `DELETE FROM answers WHERE table_id = '' AND guest = ? AND json_extract(answer, '$.table') = ?`,
  );
  const ofNumber = ['seated', 'chat', 'deadlines', 'notes', 'seat_links', 'turn_messages', 'replays'].map((name) =>
    db.prepare(`DELETE FROM ${name} WHERE table_number = ?`),
  );
  const rematches = db.prepare('UPDATE tables SET rematch = NULL WHERE rematch = ?');
  const table = db.prepare('DELETE FROM tables WHERE number = ?');
  const deleted = db.prepare('INSERT INTO deleted_tables (number) VALUES (?)');
  const waiting = query<{ readonly number: number }>(db, 'SELECT number FROM deleted_tables LIMIT 1');
  const entries = db.prepare(
    `DELETE FROM entries WHERE table_number = ?1 AND seq IN
       (SELECT seq FROM entries WHERE table_number = ?1 ORDER BY seq LIMIT ?2)`,
  );
  const done = db.prepare('DELETE FROM deleted_tables WHERE number = ?');
  const guest = db.prepare(`DELETE FROM guests WHERE ${UNUSED_GUEST} AND id = ?2`);
  const requests = db.prepare(`DELETE FROM answers WHERE table_id = '' AND guest = ?`);
  const ofGuest = [...DELETE_OWN_ROWS, 'DELETE FROM chat WHERE guest = ?'].map((sql) => db.prepare(sql));
  const blocks = db.prepare('DELETE FROM blocks WHERE guest = ?1 OR blocked = ?1');
  return {
    /**
     * Deletes a table nobody has used for long, or whose finished game nobody will come back to; false if it is neither.
     * Its entries are unreachable from now on, and deleted by `deleteEntries`.
     */
    deleteTable: (id: string, { tablesBefore, finishedBefore }: Omit<ExpiryTimes, 'guestsBefore'>): boolean => {
      const found = unused.get(tablesBefore, finishedBefore, id);
      if (found === undefined) return false;
      admissions.run(id);
      answers.run(id);
      opened.run(found.host, id);
      for (const one of ofNumber) one.run(found.number);
      rematches.run(id);
      table.run(found.number);
      deleted.run(found.number);
      return true;
    },
    /** Deletes so many entries of deleted tables; false if there were fewer. */
    deleteEntries: (most: number): boolean => {
      for (let left = most; left > 0; ) {
        const next = waiting.get();
        if (next === undefined) return false;
        const { changes } = entries.run(next.number, left);
        left -= changes;
        if (left > 0) done.run(next.number);
      }
      return true;
    },
    /** Deletes a guest who has not come since `before` and has a part in no table; false if they are not such a guest. */
    deleteGuest: (id: string, before: number): boolean => {
      if (guest.run(before, id).changes === 0) return false;
      requests.run(id);
      for (const statement of ofGuest) statement.run(id);
      blocks.run(id);
      return true;
    },
  };
}
