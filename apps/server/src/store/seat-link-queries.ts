import type Database from 'libsql';
import { orUnavailable, query } from './query.ts';

/** Links with which somebody may watch a seat; only their hashes are stored. */
export interface SeatLinkReads {
  /** Per seat that has one. */
  seatLinks(table: string): ReadonlyMap<number, string>;
}

export interface SeatLinkWrites {
  /** A seat has one link at most; null takes it away. */
  putSeatLink(table: string, seat: number, secretHash: string | null): void;
}

export function seatLinkQueries(db: Database.Database): SeatLinkReads {
  const links = query<{ readonly seat: number; readonly secret_hash: string }>(
    db,
    'SELECT seat, secret_hash FROM seat_links WHERE table_number = (SELECT number FROM tables WHERE id = ?)',
  );
  return {
    seatLinks: (table) =>
      orUnavailable(() => new Map(links.all(table).map(({ seat, secret_hash }) => [seat, secret_hash]))),
  };
}

export function seatLinkWrites(db: Database.Database): SeatLinkWrites {
  const put = db.prepare(
    `INSERT INTO seat_links (table_number, seat, secret_hash) SELECT number, ?2, ?3 FROM tables WHERE id = ?1
     ON CONFLICT (table_number, seat) DO UPDATE SET secret_hash = excluded.secret_hash`,
  );
  const remove = db.prepare(
    'DELETE FROM seat_links WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND seat = ?',
  );
  return {
    putSeatLink: (table, seat, hash) => void (hash === null ? remove.run(table, seat) : put.run(table, seat, hash)),
  };
}
