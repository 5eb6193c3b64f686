import type { ChatLine, ChatRoom } from '@quri/protocol';
import type Database from 'libsql';
import { plain, query } from './query.ts';

/** A line as it is stored. */
export interface ChatRecord extends Pick<ChatLine, 'id' | 'room' | 'at' | 'text' | 'phrase'> {
  readonly guest: string;
}

type Rooms = readonly [ChatRoom, ChatRoom];

interface Most {
  readonly lines: number;
  readonly bytes: number;
}

/** So many lines of each room are kept, with at most so many bytes of text. */
const MOST_LINES = 150;
const MOST_BYTES = 65_536;
const MOST_BLOCKS = 500;

const OF_TABLE = 'table_number = (SELECT number FROM tables WHERE id = ?)';

const BYTES_FROM_NEWEST = 'sum(coalesce(octet_length(text), 0)) OVER (ORDER BY id DESC) AS bytes';

export function chatQueries(db: Database.Database) {
  const lines = query<ChatRecord>(
    db,
    // The newest are found by the index and their size is in their header: text that is not sent is not read.
    `SELECT number AS id, room, at, guest, text, phrase FROM (
       SELECT *, ${BYTES_FROM_NEWEST} FROM chat WHERE id IN (
         SELECT id FROM chat
         WHERE ${OF_TABLE} AND room IN (?, ?) AND guest NOT IN (SELECT blocked FROM blocks WHERE guest = ?)
         ORDER BY id DESC LIMIT ?)) AS latest
     WHERE bytes <= ? ORDER BY latest.id DESC`,
  );
  const guests = query<{ readonly guest: string }>(
    db,
    `SELECT DISTINCT guest FROM chat WHERE ${OF_TABLE} AND room IN (?, ?)`,
  );
  const version = query<{ readonly version: string }>(
    db,
    // With its time: the id of a deleted line may be given to the next one.
    `SELECT lines || '-' || newest || '-' || at AS version
     FROM (SELECT count(*) AS lines, max(id) AS newest FROM chat WHERE ${OF_TABLE}) CROSS JOIN chat ON chat.id = newest`,
  );
  const blocked = query<{ readonly blocked: string }>(db, 'SELECT blocked FROM blocks WHERE guest = ? ORDER BY at');
  const blockers = query<{ readonly guest: string }>(db, 'SELECT guest FROM blocks WHERE blocked = ?');
  return {
    /** The newest lines of these rooms that this guest may read, the oldest first; without those of people they block. */
    chatLines: (table: string, rooms: Rooms, reader: string, most: Most): readonly ChatRecord[] =>
      lines
        .all(table, ...rooms, reader, most.lines, most.bytes)
        .map(plain)
        .reverse(),
    /** Another one whenever a line was added or deleted. */
    chatVersion: (table: string): string => version.get(table)?.version ?? '',
    /** Everybody who has said something in these rooms. */
    chatGuests: (table: string, rooms: Rooms): readonly string[] =>
      guests.all(table, ...rooms).map(({ guest }) => guest),
    blockedBy: (guest: string): readonly string[] => blocked.all(guest).map((row) => row.blocked),
    blockersOf: (guest: string): readonly string[] => blockers.all(guest).map((row) => row.guest),
  };
}

export function chatWrites(db: Database.Database) {
  const newest = query<Pick<ChatRecord, 'id' | 'guest' | 'text' | 'phrase'>>(
    db,
    `SELECT number AS id, guest, text, phrase FROM chat WHERE ${OF_TABLE} AND room = ? ORDER BY number DESC LIMIT 2`,
  );
  const insert = db.prepare(
    `INSERT INTO chat (table_number, room, number, at, guest, text, phrase)
     SELECT number, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?`,
  );
  const old = db.prepare(
    `DELETE FROM chat WHERE id IN (
       SELECT id FROM (SELECT id, number, ${BYTES_FROM_NEWEST} FROM chat WHERE ${OF_TABLE} AND room = ?)
       WHERE number <= ? OR bytes > ?)`,
  );
  const block = db.prepare(
    `INSERT OR IGNORE INTO blocks (guest, blocked, at)
     SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM blocks WHERE guest = ?1) < ?4`,
  );
  const isBlocked = query<object>(db, 'SELECT 1 FROM blocks WHERE guest = ? AND blocked = ?');
  const unblock = db.prepare('DELETE FROM blocks WHERE guest = ? AND blocked = ?');
  return {
    /** Undefined if the two newest lines of that room say the same and are by the same guest. */
    putChatLine: (table: string, line: Omit<ChatRecord, 'id'>): ChatRecord | undefined => {
      const { room, at, guest, text, phrase } = line;
      const before = newest.all(table, room);
      const isSame = (one: (typeof before)[number]): boolean =>
        one.guest === guest && one.text === text && one.phrase === phrase;
      if (before.length === 2 && before.every(isSame)) return undefined;
      const id = 1 + (before[0]?.id ?? 0);
      insert.run(room, id, at, guest, text, phrase, table);
      old.run(table, room, id - MOST_LINES, MOST_BYTES);
      return { ...line, id };
    },
    /** False if they have blocked too many already. */
    putBlock: (guest: string, blocked: string, at: number): boolean => {
      block.run(guest, blocked, at, MOST_BLOCKS);
      return isBlocked.get(guest, blocked) !== undefined;
    },
    deleteBlock: (guest: string, blocked: string): void => void unblock.run(guest, blocked),
  };
}
