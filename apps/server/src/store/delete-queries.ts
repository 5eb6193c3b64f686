import type Database from 'libsql';
import { chatDeletions } from './chat-queries.ts';
import { UNUSED_GUEST, UNUSED_TABLE } from './expiry.ts';
import { query } from './query.ts';
import type { Transaction } from './records.ts';

type Deletions = Pick<Transaction, 'deleteTable' | 'deleteEntries' | 'deleteGuest'>;

export function deleteQueries(db: Database.Database): Deletions {
  const unused = query<{ readonly number: number; readonly host: string }>(
    db,
    `SELECT number, host FROM tables WHERE ${UNUSED_TABLE} AND id = ?2`,
  );
  const admissions = db.prepare('DELETE FROM admissions WHERE table_id = ?');
  const answers = db.prepare('DELETE FROM answers WHERE table_id = ?');
  // The answer to its opening; where the host has changed, it is deleted together with whoever opened it.
  const opened = db.prepare(
    `DELETE FROM answers WHERE table_id = '' AND guest = ? AND json_extract(answer, '$.table') = ?`,
  );
  const { deleteChatOfTable, deleteChatOfGuest } = chatDeletions(db);
  const seated = db.prepare('DELETE FROM seated WHERE table_number = ?');
  const ofNumber = ['deadlines', 'notes', 'seat_links', 'turn_messages'].map((name) =>
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
  const devices = db.prepare('DELETE FROM devices WHERE guest = ?');
  const codes = db.prepare('DELETE FROM device_codes WHERE guest = ?');
  const ofGuest = ['notes', 'move_times', 'webhooks', 'turn_messages'].map((name) =>
    db.prepare(`DELETE FROM ${name} WHERE guest = ?`),
  );
  return {
    deleteTable: (id, before) => {
      const found = unused.get(before, id);
      if (found === undefined) return false;
      admissions.run(id);
      answers.run(id);
      opened.run(found.host, id);
      seated.run(found.number);
      deleteChatOfTable(found.number);
      for (const one of ofNumber) one.run(found.number);
      rematches.run(id);
      table.run(found.number);
      deleted.run(found.number);
      return true;
    },
    deleteEntries: (most) => {
      for (let left = most; left > 0; ) {
        const next = waiting.get();
        if (next === undefined) return false;
        const { changes } = entries.run(next.number, left);
        left -= changes;
        if (left > 0) done.run(next.number);
      }
      return true;
    },
    deleteGuest: (id, before) => {
      if (guest.run(before, id).changes === 0) return false;
      requests.run(id);
      devices.run(id);
      codes.run(id);
      for (const statement of ofGuest) statement.run(id);
      deleteChatOfGuest(id);
      return true;
    },
  };
}
