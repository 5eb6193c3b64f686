import type Database from 'libsql';
import { query } from './query.ts';

/** Links with which somebody may watch a seat; only their hashes are stored. */
export function seatLinkQueries(db: Database.Database) {
  const links = query<{ readonly seat: number; readonly secret_hash: string }>(
    db,
    'SELECT seat, secret_hash FROM seat_links WHERE table_number = (SELECT number FROM tables WHERE id = ?)',
  );
  return {
    /** Per seat that has one. */
    seatLinks: (table: string): ReadonlyMap<number, string> =>
      new Map(links.all(table).map(({ seat, secret_hash }) => [seat, secret_hash])),
  };
}

export function seatLinkWrites(db: Database.Database) {
  const put = db.prepare(
    `INSERT INTO seat_links (table_number, seat, secret_hash) SELECT number, ?2, ?3 FROM tables WHERE id = ?1
     ON CONFLICT (table_number, seat) DO UPDATE SET secret_hash = excluded.secret_hash`,
  );
  const remove = db.prepare(
    'DELETE FROM seat_links WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND seat = ?',
  );
  return {
    /** A seat has one link at most; null takes it away. */
    putSeatLink: (table: string, seat: number, hash: string | null): void =>
      void (hash === null ? remove.run(table, seat) : put.run(table, seat, hash)),
  };
}
