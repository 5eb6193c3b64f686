import type { HostBan } from '@quri/protocol/host';
import type Database from 'libsql';
import { plain, query } from './query.ts';

export function banQueries(db: Database.Database) {
  const all = query<HostBan>(db, 'SELECT kind, who, at, until FROM bans ORDER BY at, who');
  return {
    bans: (): readonly HostBan[] => all.all().map(plain),
  };
}

export function banWrites(db: Database.Database) {
  const put = db.prepare('INSERT OR REPLACE INTO bans (kind, who, at, until) VALUES (?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM bans WHERE kind = ? AND who = ?');
  const expired = db.prepare('DELETE FROM bans WHERE until <= ?');
  return {
    /** `who` is a guest's id, or an address as limits count by it: that is never stored without an end. */
    putBan: ({ kind, who, at, until }: HostBan): void => void put.run(kind, who, at, until),
    /** False if there was none. */
    deleteBan: (kind: HostBan['kind'], who: string): boolean => remove.run(kind, who).changes > 0,
    deleteBansUntil: (now: number): void => void expired.run(now),
  };
}
