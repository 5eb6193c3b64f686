import type Database from 'libsql';
import { type GuestRecord, type Made, OVERTAKEN, type TableRecord, type Writing } from './records.ts';

export function writingTo(db: Database.Database): Writing {
  const guest = db.prepare(
    `INSERT INTO guests (id, secret_hash, name, colour, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour`,
  );
  const table = db.prepare(
    `INSERT INTO tables (id, game, options, phase, host, open, invite, seating, seed, attempt, opening, bytes, rematch, created_at,
       number)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM tables))
     ON CONFLICT (id) DO UPDATE SET options = excluded.options, phase = excluded.phase, host = excluded.host,
       open = excluded.open, seating = excluded.seating, seed = excluded.seed, attempt = excluded.attempt,
       opening = excluded.opening, bytes = excluded.bytes, rematch = excluded.rematch`,
  );
  const entry = db.prepare(
    `INSERT INTO entries (table_number, seq, entry, asks, epoch, heard, guest, request, answer)
     VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const answer = db.prepare('INSERT INTO answers (table_id, guest, intent, answer) VALUES (?, ?, ?, ?)');
  const admission = db.prepare('INSERT OR IGNORE INTO admissions (table_id, guest) VALUES (?, ?)');
  return {
    putGuest: (one) => void guest.run(...guestRow(one)),
    putTable: (one) => void table.run(...tableRow(one)),
    append: (id, { entry: { seq }, text, mark }, made) => {
      try {
        const { asks, epoch, heard } = mark;
        const { guest: by, id: request } = made?.by ?? { guest: null, id: null };
        const hashes = Buffer.from(heard.join(''), 'hex');
        entry.run(id, seq, text, JSON.stringify(asks), epoch, hashes, by, request, answerText(seq, made));
      } catch (error) {
        throw isTaken(error) ? overtaken(id, seq) : error;
      }
    },
    putAnswer: (id, asker, done) => void answer.run(id, asker.guest, asker.id, JSON.stringify(done)),
    admit: (id, one) => void admission.run(id, one),
  };
}

/** Nearly every request makes one entry, and its answer says no more than where that stands. */
const answerText = (seq: number, made: Made | null): string | null => {
  if (made === null || (made.done.seq === seq && made.done.made === 1 && made.done.refused === undefined)) return null;
  return JSON.stringify(made.done);
};

const isTaken = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'SQLITE_CONSTRAINT_UNIQUE';

function overtaken(table: string, seq: number): Error {
  const error = new Error(`entry ${seq} of table ${table} is there already`);
  error.name = OVERTAKEN;
  return error;
}

const guestRow = ({ id, secretHash, name, colour, createdAt }: GuestRecord): unknown[] => [
  id,
  secretHash,
  // The column takes no null; nobody is called nothing.
  name ?? '',
  colour,
  createdAt,
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
];
