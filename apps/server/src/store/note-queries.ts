import type Database from 'libsql';
import { query } from './query.ts';

/** Private notes: of one guest at one table. */
export function noteQueries(db: Database.Database) {
  const note = query<{ readonly text: string }>(
    db,
    'SELECT text FROM notes WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND guest = ?',
  );
  return {
    /** Empty if there is none. */
    noteOf: (table: string, guest: string): string => note.get(table, guest)?.text ?? '',
  };
}

export function noteWrites(db: Database.Database) {
  const put = db.prepare(
    `INSERT INTO notes (table_number, guest, text) SELECT number, ?2, ?3 FROM tables WHERE id = ?1
     ON CONFLICT (table_number, guest) DO UPDATE SET text = excluded.text`,
  );
  const remove = db.prepare(
    'DELETE FROM notes WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND guest = ?',
  );
  return {
    /** An empty text deletes it. */
    putNote: (table: string, guest: string, text: string): void =>
      void (text === '' ? remove.run(table, guest) : put.run(table, guest, text)),
  };
}
