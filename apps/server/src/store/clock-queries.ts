import type Database from 'libsql';
import { orUnavailable, query } from './query.ts';
import type { Store, Transaction } from './records.ts';

type ClockReads = Pick<Store, 'dueTables' | 'hasDeadlines' | 'lastAlive' | 'downTime'>;
type ClockWrites = Pick<Transaction, 'putDeadline' | 'putAllDeadlines' | 'putAlive' | 'putDownTime'>;

export function clockQueries(db: Database.Database): ClockReads {
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
    dueTables: (at, most) => orUnavailable(() => due.all(at, most).map(({ id }) => id)),
    hasDeadlines: () => orUnavailable(() => any.get() !== undefined),
    lastAlive: () => orUnavailable(() => alive.get()?.at),
    downTime: (from, to) => orUnavailable(() => down.get(from, to)?.ms ?? 0),
  };
}

export function clockWrites(db: Database.Database): ClockWrites {
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
    putDeadline: (table, at) => void (at === null ? remove.run(table) : put.run(table, at)),
    putAllDeadlines: (at) => void putAll.run(at),
    putAlive: (at) => void alive.run(at),
    putDownTime: (from, to) => void down.run(from, to),
  };
}
