import type Database from 'libsql';
import { chatDeletions } from './chat-queries.ts';
import { orUnavailable, query } from './query.ts';
import type { Seating } from './records.ts';

/** Deleting everything about one guest. */
export interface GuestDeletionReads {
  /** Every table where something is stored about them. */
  tablesAbout(guest: string): readonly string[];
}

export interface GuestDeletionWrites {
  /**
   * What is stored of a table besides its seats: whose requests made its entries, who was let in, what was answered, notes,
   * links to watch their seat. To be called while they still sit there.
   */
  deleteTraces(table: string, guest: string): void;
  putPeople(table: string, seating: readonly Seating[], host: string): void;
  /** It has the names of its players, and is made again when somebody asks for it. */
  deleteReplay(table: string): void;
  /** Everything that is not at a table, the guest last. */
  deleteGuestRows(guest: string): void;
}

export function guestDeletionReads(db: Database.Database): GuestDeletionReads {
  const about = query<{ readonly id: string }>(
    db,
    `SELECT id FROM tables WHERE host = ?1
     UNION SELECT tables.id FROM seated CROSS JOIN tables ON tables.number = table_number WHERE seated.guest = ?1
     UNION SELECT tables.id FROM notes CROSS JOIN tables ON tables.number = table_number WHERE notes.guest = ?1
     UNION SELECT table_id FROM admissions WHERE guest = ?1
     UNION SELECT table_id FROM answers WHERE guest = ?1 AND table_id <> ''
     UNION SELECT tables.id FROM entries CROSS JOIN tables ON tables.number = table_number
       WHERE entries.guest = ?1 AND substr(entry, 1, 23) <> '{"actor":"human","ask":'`,
  );
  return { tablesAbout: (guest) => orUnavailable(() => about.all(guest).map(({ id }) => id)) };
}

export function guestDeletionWrites(db: Database.Database): GuestDeletionWrites {
  const people = db.prepare('UPDATE tables SET seating = ?, host = ? WHERE id = ?');
  const ofTable = 'table_number = (SELECT number FROM tables WHERE id = ?)';
  const requests = db.prepare(
    `UPDATE entries SET guest = NULL, request = NULL, answer = NULL WHERE ${ofTable} AND guest = ?`,
  );
  const replay = db.prepare(`DELETE FROM replays WHERE ${ofTable}`);
  const admission = db.prepare('DELETE FROM admissions WHERE table_id = ? AND guest = ?');
  const answers = db.prepare('DELETE FROM answers WHERE table_id = ? AND guest = ?');
  const note = db.prepare(`DELETE FROM notes WHERE ${ofTable} AND guest = ?`);
  const links = db.prepare(
    `DELETE FROM seat_links WHERE ${ofTable} AND seat IN (
       SELECT seat.key FROM tables, json_each(tables.seating) AS seat
       WHERE tables.number = seat_links.table_number AND json_extract(seat.value, '$.guest') = ?)`,
  );
  const { deleteChatOfGuest } = chatDeletions(db);
  const rows = [
    'DELETE FROM answers WHERE guest = ?',
    'DELETE FROM admissions WHERE guest = ?',
    'DELETE FROM notes WHERE guest = ?',
    'DELETE FROM move_times WHERE guest = ?',
    `DELETE FROM bans WHERE kind = 'guest' AND who = ?`,
    'DELETE FROM webhooks WHERE guest = ?',
    'DELETE FROM turn_messages WHERE guest = ?',
    'DELETE FROM device_codes WHERE guest = ?',
    'DELETE FROM devices WHERE guest = ?',
    'DELETE FROM guests WHERE id = ?',
  ].map((sql) => db.prepare(sql));
  return {
    putPeople: (table, seating, host) => void people.run(JSON.stringify(seating), host, table),
    deleteTraces: (table, guest) => {
      requests.run(table, guest);
      admission.run(table, guest);
      answers.run(table, guest);
      note.run(table, guest);
      links.run(table, guest);
    },
    deleteReplay: (table) => void replay.run(table),
    deleteGuestRows: (guest) => {
      deleteChatOfGuest(guest);
      for (const statement of rows) statement.run(guest);
    },
  };
}
