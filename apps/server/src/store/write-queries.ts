import type { StoredHead } from '@quri/data-folder';
import { at } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { StoredEntry } from '@quri/table';
import type Database from 'libsql';
import { archiveWrites } from './archive-queries.ts';
import { banWrites } from './ban-queries.ts';
import { chatWrites } from './chat-queries.ts';
import { clockWrites } from './clock-queries.ts';
import { deleteQueries } from './delete-queries.ts';
import { deviceWrites } from './device-queries.ts';
import { overtaken } from './errors.ts';
import { guestDeletionWrites } from './guest-deletion.ts';
import { moveTimeWrites } from './move-time-queries.ts';
import { noteWrites } from './note-queries.ts';
import type { AnsweredRequest, GuestRecord, RequestKey, StoredReplay, TableRecord } from './records.ts';
import { seatLinkWrites } from './seat-link-queries.ts';
import { webhookWrites } from './webhook-queries.ts';

/** So many of the latest answers to requests without an entry are kept, of each guest at each table. */
const MOST_ANSWERS = 50;
/** How many more there may be: older ones are deleted once for so many. */
const SURPLUS_ANSWERS = 10;
/** The most entries that are written by one statement. */
const MOST_ROWS = 8;
/** How many guests at tables are counted at a time. */
const MOST_COUNTED = 10_000;

export function writeQueries(db: Database.Database) {
  const guest = db.prepare(
    `INSERT INTO guests (id, name, colour, created_at, seen_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour`,
  );
  /** Updates only these columns: an index is written anew for every column of it that is named, changed or not. */
  const tableUpdate = preparedOnce((columns: string) => {
    const values = columns.split(' ').map((column) => `${column} = ?`);
    return db.prepare(`UPDATE tables SET ${values} WHERE id = ?`);
  });
  const newTable = db.prepare(
    `INSERT INTO tables (${Object.values(TABLE_COLUMNS)}, number)
     VALUES (${TABLE_FIELDS.map(() => '?')},
       1 + max((SELECT coalesce(max(number), 0) FROM tables), (SELECT coalesce(max(number), 0) FROM deleted_tables)))`,
  );
  /** So many rows at once: with one statement for each, calling it takes as long as writing them. */
  const newEntries = preparedOnce((rows: number) => {
    const values = Array.from({ length: rows }, () => '(?, ?, ?, ?, ?, ?, ?, ?)');
    return db.prepare(
      `INSERT INTO entries (table_number, seq, entry, asks, epoch, heard, guest, request, answer)
       SELECT (SELECT number FROM tables WHERE id = ?), * FROM (VALUES ${values})`,
    );
  });
  const answer = db.prepare(
    'INSERT INTO answers (table_id, guest, intent, answer) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const oldAnswers = db.prepare(
    `DELETE FROM answers WHERE table_id = ?1 AND guest = ?2 AND rowid <=
       (SELECT rowid FROM answers WHERE table_id = ?1 AND guest = ?2 ORDER BY rowid DESC LIMIT 1 OFFSET ?3)`,
  );
  const head = db.prepare('UPDATE tables SET head = ? WHERE id = ?');
  const admission = db.prepare('INSERT OR IGNORE INTO admissions (table_id, guest) VALUES (?, ?)');
  const seen = db.prepare('UPDATE guests SET seen_at = ? WHERE id = ?');
  const replay = db.prepare(
    'INSERT OR IGNORE INTO replays (table_number, etag, gzip) SELECT number, ?, ? FROM tables WHERE id = ?',
  );
  const isSurplus = everyNth(SURPLUS_ANSWERS, MOST_COUNTED);
  return {
    ...deleteQueries(db),
    ...clockWrites(db),
    ...moveTimeWrites(db),
    ...noteWrites(db),
    ...seatLinkWrites(db),
    ...deviceWrites(db),
    ...guestDeletionWrites(db),
    ...chatWrites(db),
    ...banWrites(db),
    ...webhookWrites(db),
    ...archiveWrites(db),
    putGuest: (one: GuestRecord): void => void guest.run(...guestRow(one)),
    /** This guest came at this time. */
    seeGuest: (id: string, at: number): void => void seen.run(at, id),
    addTable: (one: TableRecord): void => void newTable.run(TABLE_FIELDS.map((field) => storedValue(one[field]))),
    /** Of a table that was added before: what is not as it was `before`. */
    putTable: (one: TableRecord, before: Partial<TableRecord>): void => {
      const changed = TABLE_FIELDS.filter((field) => one[field] !== before[field]);
      if (changed.length === 0) return;
      const update = tableUpdate(changed.map((field) => TABLE_COLUMNS[field]).join(' '));
      const { changes } = update.run([...changed.map((field) => storedValue(one[field])), one.id]);
      if (changes === 0) throw new Error(`the table ${one.id} is not in the store`);
    },
    /**
     * Throws `Overtaken` if one of the entries exists already. `answered` has the request of each entry that is the first
     * of one.
     */
    append: (id: string, entries: readonly StoredEntry[], answered: readonly (AnsweredRequest | null)[] = []): void => {
      for (let from = 0; from < entries.length; from += MOST_ROWS) {
        const some = entries.slice(from, from + MOST_ROWS);
        const rows = some.flatMap((one, i) => entryRow(one, answered[from + i] ?? null));
        try {
          newEntries(some.length).run([id, ...rows]);
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          throw overtaken(id, at(some, 0).entry.seq, at(some, some.length - 1).entry.seq);
        }
      }
    },
    /** What its log has as the newest entry at this moment: noted now and then, and not with every entry. */
    putHead: (id: string, newest: StoredHead): void => void head.run(JSON.stringify(newest), id),
    /** The answer to a request that made no entry. The first one stays; false if there was one. */
    putAnswer: (id: string, { guest: by, id: request }: RequestKey, done: Done): boolean => {
      const { changes } = answer.run(id, by, request, JSON.stringify(done));
      if (isSurplus(`${id}/${by}`)) oldAnswers.run(id, by, MOST_ANSWERS);
      return changes > 0;
    },
    /** From now on this guest may enter the table without its invitation. */
    admit: (id: string, one: string): void => void admission.run(id, one),
    /** The first replay of a table is the one that stays. */
    putReplay: (id: string, { etag, gzip }: StoredReplay): void => void replay.run(etag, gzip, id),
  };
}

/** A statement for each key, prepared when it is first needed. */
function preparedOnce<Key>(prepare: (key: Key) => Database.Statement): (key: Key) => Database.Statement {
  const prepared = new Map<Key, Database.Statement>();
  return (key) => {
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const statement = prepare(key);
    prepared.set(key, statement);
    return statement;
  };
}

function entryRow({ entry: { seq }, text, mark }: StoredEntry, answered: AnsweredRequest | null): unknown[] {
  const { asks, epoch, heard } = mark;
  const { guest, id: request } = answered?.request ?? { guest: null, id: null };
  const hashes = Buffer.from(heard.join(''), 'hex');
  return [seq, text, JSON.stringify(asks), epoch, hashes, guest, request, answerText(seq, answered)];
}

/** True for every nth time a key comes. With too many keys all are counted anew. */
function everyNth(n: number, mostKeys: number): (key: string) => boolean {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    if (counts.size >= mostKeys) counts.clear();
    counts.set(key, count % n);
    return count === n;
  };
}

/** Null for the usual answer, which follows from `seq`: the request made this entry and nothing was refused. */
const answerText = (seq: number, answered: AnsweredRequest | null): string | null => {
  if (answered === null) return null;
  const { done } = answered;
  return done.seq === seq && done.made === 1 && done.refused === undefined ? null : JSON.stringify(done);
};

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_CONSTRAINT_UNIQUE';

const guestRow = ({ id, name, colour, createdAt, seenAt }: GuestRecord): unknown[] => [
  id,
  // The column is NOT NULL, and no name is empty.
  name ?? '',
  colour,
  createdAt,
  seenAt,
];

/** The fields of a table, with the columns they are stored in. */
const TABLE_COLUMNS: Readonly<Record<keyof TableRecord, string>> = {
  id: 'id',
  game: 'game',
  options: 'options',
  phase: 'phase',
  host: 'host',
  open: 'open',
  invite: 'invite',
  seating: 'seating',
  seed: 'seed',
  attempt: 'attempt',
  opening: 'opening',
  bytes: 'bytes',
  rematch: 'rematch',
  createdAt: 'created_at',
  terms: 'terms',
  consent: 'consent',
  deal: 'deal',
  result: 'result',
  endedAt: 'ended_at',
  onDevice: 'on_device',
};
const TABLE_FIELDS = Object.keys(TABLE_COLUMNS) as readonly (keyof TableRecord)[];

/** As it is stored: yes and no as a number, lists and objects as JSON. */
function storedValue(value: TableRecord[keyof TableRecord]): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
