import type Database from 'libsql';
import { query } from './query.ts';

export function clockQueries(db: Database.Database) {
  const due = query<{ readonly id: string }>(
    db,
    'SELECT tables.id FROM deadlines JOIN tables ON number = table_number WHERE at <= ? ORDER BY at LIMIT ?',
  );
  const any = query<object>(db, 'SELECT 1 FROM deadlines LIMIT 1');
  const alive = query<{ readonly at: number }>(db, 'SELECT at FROM last_alive');
  const down = query<{ readonly ms: number | null }>(
    db,
    `SELECT sum(min(ended_at, ?2) - max(began_at, ?1)) AS ms FROM down_times WHERE ended_at > ?1 AND began_at < ?2`,
  );
  return {
    /** The tables whose deadline is not after this time, the earliest first. */
    dueTables: (at: number, most: number): readonly string[] => due.all(at, most).map(({ id }) => id),
    /** Is there a deadline at all? */
    hasDeadlines: (): boolean => any.get() !== undefined,
    /** When a server was last known to run. */
    lastAlive: (): number | undefined => alive.get()?.at,
    /** How many milliseconds between these times no server ran. */
    downTime: (from: number, to: number): number => down.get(from, to)?.ms ?? 0,
  };
}

export function clockWrites(db: Database.Database) {
  const put = db.prepare(
    `INSERT INTO deadlines (table_number, at) SELECT number, ?2 FROM tables WHERE id = ?1
     ON CONFLICT (table_number) DO UPDATE SET at = excluded.at`,
  );
  const remove = db.prepare('DELETE FROM deadlines WHERE table_number = (SELECT number FROM tables WHERE id = ?)');
  const putAll = db.prepare('UPDATE deadlines SET at = ?');
  const alive = db.prepare(
    'INSERT INTO last_alive (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)',
  );
  const down = db.prepare('INSERT OR REPLACE INTO down_times (began_at, ended_at) VALUES (?, ?)');
  return {
    /** Something is to happen at a table at this time, also with nobody there; null: no longer. */
    putDeadline: (table: string, at: number | null): void =>
      void (at === null ? remove.run(table) : put.run(table, at)),
    /** The same for every table that has a deadline. */
    putAllDeadlines: (at: number): void => void putAll.run(at),
    /** The server runs at this time. */
    putAlive: (at: number): void => void alive.run(at),
    /** No server ran from then until then. */
    putDownTime: (from: number, to: number): void => void down.run(from, to),
  };
}
