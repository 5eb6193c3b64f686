import type Database from 'libsql';
import { orUnavailable, query } from './query.ts';

/** Private notes: of one guest at one table. */
export interface NoteReads {
  /** Empty if there is none. */
  noteOf(table: string, guest: string): string;
}

export interface NoteWrites {
  /** An empty text deletes it. */
  putNote(table: string, guest: string, text: string): void;
}

export function noteQueries(db: Database.Database): NoteReads {
  const note = query<{ readonly text: string }>(
    db,
    'SELECT text FROM notes WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND guest = ?',
  );
  return { noteOf: (table, guest) => orUnavailable(() => note.get(table, guest)?.text ?? '') };
}

export function noteWrites(db: Database.Database): NoteWrites {
  const put = db.prepare(
    `INSERT INTO notes (table_number, guest, text) SELECT number, ?2, ?3 FROM tables WHERE id = ?1
     ON CONFLICT (table_number, guest) DO UPDATE SET text = excluded.text`,
  );
  const remove = db.prepare(
    'DELETE FROM notes WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND guest = ?',
  );
  return {
    putNote: (table, guest, text) => void (text === '' ? remove.run(table, guest) : put.run(table, guest, text)),
  };
}
