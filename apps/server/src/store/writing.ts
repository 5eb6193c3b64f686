import type Database from 'libsql';
import type { GuestRecord, TableRecord, Writing } from './records.ts';
import { unavailable } from './unavailable.ts';

export function writingTo(db: Database.Database): Writing {
  const guest = db.prepare(
    `INSERT INTO guests (id, secret_hash, name, colour, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour`,
  );
  const table = db.prepare(
    `INSERT INTO tables (id, game, options, phase, host, open, invite, seating, seed, attempt, opening, bytes, rematch, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET options = excluded.options, phase = excluded.phase, host = excluded.host,
       open = excluded.open, seating = excluded.seating, seed = excluded.seed, attempt = excluded.attempt,
       opening = excluded.opening, bytes = excluded.bytes, rematch = excluded.rematch`,
  );
  const entry = db.prepare(
    `INSERT INTO entries (table_id, seq, entry, guest, intent)
     SELECT ?, ?, ?, ?, ? WHERE (SELECT coalesce(max(seq), -1) FROM entries WHERE table_id = ?) = ?`,
  );
  const answer = db.prepare('INSERT INTO answers (table_id, guest, intent, answer) VALUES (?, ?, ?, ?)');
  const admission = db.prepare('INSERT OR IGNORE INTO admissions (table_id, guest) VALUES (?, ?)');
  return {
    putGuest: (one) => void guest.run(...guestRow(one)),
    putTable: (one) => void table.run(...tableRow(one)),
    append: (id, one, asker) => {
      const row = [id, one.seq, JSON.stringify(one), asker?.guest ?? null, asker?.id ?? null];
      const { changes } = entry.run(...row, id, one.seq - 1);
      if (changes !== 1) throw unavailable(`entry ${one.seq} is not the next one`);
    },
    putAnswer: (id, asker, done) => void answer.run(id, asker.guest, asker.id, JSON.stringify(done)),
    admit: (id, one) => void admission.run(id, one),
  };
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
