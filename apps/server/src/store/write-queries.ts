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
/** How many guests at tables are counted at a time. */
const MOST_COUNTED = 10_000;

export function writeQueries(db: Database.Database) {
  const guest = db.prepare(
    `INSERT INTO guests (id, name, colour, created_at, seen_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour`,
  );
  const table = db.prepare(
    `UPDATE tables SET options = ?3, phase = ?4, host = ?5, open = ?6, seating = ?8, seed = ?9, attempt = ?10, opening = ?11,
       bytes = ?12, rematch = ?13, terms = ?15, consent = ?16, result = ?18, ended_at = ?19 WHERE id = ?1`,
  );
  const newTable = db.prepare(
    `INSERT INTO tables (id, game, options, phase, host, open, invite, seating, seed, attempt, opening, bytes, rematch, created_at,
       terms, consent, deal, result, ended_at, number)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
       1 + max((SELECT coalesce(max(number), 0) FROM tables), (SELECT coalesce(max(number), 0) FROM deleted_tables)))`,
  );
  const entry = db.prepare(
    `INSERT INTO entries (table_number, seq, entry, asks, epoch, heard, guest, request, answer)
     VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const answer = db.prepare('INSERT INTO answers (table_id, guest, intent, answer) VALUES (?, ?, ?, ?)');
  const oldAnswers = db.prepare(
    `DELETE FROM answers WHERE table_id = ?1 AND guest = ?2 AND rowid <=
       (SELECT rowid FROM answers WHERE table_id = ?1 AND guest = ?2 ORDER BY rowid DESC LIMIT 1 OFFSET ?3)`,
  );
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
    addTable: (one: TableRecord): void => void newTable.run(...tableRow(one)),
    /** Of a table that was added before. */
    putTable: (one: TableRecord): void => {
      if (table.run(...tableRow(one)).changes === 0) throw new Error(`the table ${one.id} is not in the store`);
    },
    /** Throws `Overtaken` if the entry exists already. `answered` is set for the first entry of a request. */
    append: (id: string, { entry: { seq }, text, mark }: StoredEntry, answered: AnsweredRequest | null): void => {
      try {
        const { asks, epoch, heard } = mark;
        const { guest: by, id: request } = answered?.request ?? { guest: null, id: null };
        const hashes = Buffer.from(heard.join(''), 'hex');
        entry.run(id, seq, text, JSON.stringify(asks), epoch, hashes, by, request, answerText(seq, answered));
      } catch (error) {
        throw isUniqueViolation(error) ? overtaken(id, seq) : error;
      }
    },
    /** The answer to a request that made no entry. */
    putAnswer: (id: string, { guest: by, id: request }: RequestKey, done: Done): void => {
      answer.run(id, by, request, JSON.stringify(done));
      if (isSurplus(`${id}/${by}`)) oldAnswers.run(id, by, MOST_ANSWERS);
    },
    /** From now on this guest may enter the table without its invitation. */
    admit: (id: string, one: string): void => void admission.run(id, one),
    /** The first replay of a table is the one that stays. */
    putReplay: (id: string, { etag, gzip }: StoredReplay): void => void replay.run(etag, gzip, id),
  };
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

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const tableRow = (one: TableRecord): unknown[] => [
  one.id,
  one.game,
  json(one.options),
  one.phase,
  one.host,
  one.open ? 1 : 0,
  one.invite,
  json(one.seating),
  one.seed,
  one.attempt,
  json(one.opening),
  json(one.bytes),
  one.rematch,
  one.createdAt,
  json(one.terms),
  json(one.consent),
  one.deal,
  json(one.result),
  one.endedAt,
];
