import type { HostBan } from '@quri/protocol/host';
import type Database from 'libsql';
import { plain, query } from './query.ts';

/**
 * Somebody who is kept out: a guest by their id, or an address as limits count by it, which is never kept out, and so
 * never stored, without an end.
 */
export type BanRecord = HostBan;

export function banQueries(db: Database.Database) {
  const all = query<BanRecord>(db, 'SELECT kind, who, at, until FROM bans ORDER BY at, who');
  return {
    bans: (): readonly BanRecord[] => all.all().map(plain),
  };
}

export function banWrites(db: Database.Database) {
  const put = db.prepare('INSERT OR REPLACE INTO bans (kind, who, at, until) VALUES (?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM bans WHERE kind = ? AND who = ?');
  const expired = db.prepare('DELETE FROM bans WHERE until <= ?');
  return {
    putBan: ({ kind, who, at, until }: BanRecord): void => void put.run(kind, who, at, until),
    /** False if there was none. */
    deleteBan: (kind: BanRecord['kind'], who: string): boolean => remove.run(kind, who).changes > 0,
    deleteBansUntil: (now: number): void => void expired.run(now),
  };
}
