import type Database from 'libsql';

/** Somebody who is kept out: a guest by their id, or an address as limits count by it. */
export interface BanRecord {
  readonly kind: 'guest' | 'address';
  readonly who: string;
  readonly at: number;
  /** Null: until it is lifted. Never null for an address, which is not kept for longer than that. */
  readonly until: number | null;
}

export interface BanReads {
  bans(): readonly BanRecord[];
}

export interface BanWrites {
  putBan(ban: BanRecord): void;
  /** False if there was none. */
  deleteBan(kind: BanRecord['kind'], who: string): boolean;
  deleteBansUntil(now: number): void;
}

export function banQueries(db: Database.Database): BanReads {
  const all = db.prepare('SELECT kind, who, at, until FROM bans ORDER BY at, who');
  return {
    // Field by field: libsql adds one of its own to rows.
    bans: () => (all.all() as readonly BanRecord[]).map(({ kind, who, at, until }) => ({ kind, who, at, until })),
  };
}

export function banWrites(db: Database.Database): BanWrites {
  const put = db.prepare('INSERT OR REPLACE INTO bans (kind, who, at, until) VALUES (?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM bans WHERE kind = ? AND who = ?');
  const expired = db.prepare('DELETE FROM bans WHERE until <= ?');
  return {
    putBan: ({ kind, who, at, until }) => void put.run(kind, who, at, until),
    deleteBan: (kind, who) => remove.run(kind, who).changes > 0,
    deleteBansUntil: (now) => void expired.run(now),
  };
}
