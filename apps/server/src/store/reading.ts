import type { Entry } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { Mark } from '@quri/table';
import type Database from 'libsql';
import type { GuestRecord, Made, Store, TableRecord } from './records.ts';
import { unavailable } from './unavailable.ts';

type Row = Readonly<Record<string, string & number>>;

/** Everything that is ever read back. */
export function readingFrom(db: Database.Database): Omit<Store, 'commit' | 'close'> {
  const guest = db.prepare('SELECT * FROM guests WHERE id = ?');
  const table = db.prepare('SELECT * FROM tables WHERE id = ?');
  const ofTable = 'FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?)';
  const entries = db.prepare(`SELECT entry ${ofTable} AND seq >= ? ORDER BY seq`);
  const lastMark = db.prepare(`SELECT asks, epoch, heard ${ofTable} ORDER BY seq DESC LIMIT 1`);
  const mark = db.prepare(`SELECT asks, epoch, heard ${ofTable} AND seq = ?`);
  const made = db.prepare(`SELECT guest, request, answer ${ofTable} AND seq = ?`);
  const answered = db.prepare('SELECT answer FROM answers WHERE table_id = ? AND guest = ? AND intent = ?');
  const admitted = db.prepare('SELECT guest FROM admissions WHERE table_id = ?');
  const open = db.prepare(
    `SELECT count(*) AS n FROM tables WHERE host = ? AND created_at >= ? AND phase IN ('gathering', 'playing')`,
  );
  const logFrom = (id: string, from: number): readonly Entry[] =>
    entries.all(id, from).map((row) => JSON.parse((row as Row).entry ?? '') as Entry);
  return {
    guest: (id) => asked(() => guestOf(guest.get(id))),
    table: (id) => asked(() => tableOf(table.get(id))),
    log: (id) => asked(() => ({ entries: logFrom(id, 0), mark: markOf(lastMark.get(id)) })),
    entries: (id, from) => asked(() => logFrom(id, from)),
    markAt: (id, seq) => asked(() => markOf(mark.get(id, seq))),
    madeBy: (id, seq) => asked(() => madeOf(id, seq, made.get(id, seq))),
    answerTo: (id, asker) =>
      asked(() => {
        const answer = answered.get(id, asker.guest, asker.id) as Row | undefined;
        return answer === undefined ? undefined : (JSON.parse(answer.answer ?? '') as Done);
      }),
    admitted: (id) => asked(() => admitted.all(id).map((row) => (row as Row).guest ?? '')),
    openTablesOf: (host, since) => asked(() => Number((open.get(host, since) as Row).n)),
  };
}

function asked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unavailable(error);
  }
}

function markOf(raw: unknown): Mark | undefined {
  const { asks, epoch, heard } = (raw ?? {}) as { asks?: string | null; epoch?: number | null; heard?: Buffer | null };
  if (typeof asks !== 'string' || typeof epoch !== 'number' || heard == null) return undefined;
  return { asks: JSON.parse(asks), epoch, heard: Buffer.from(heard).toString('hex').match(/.{64}/g) ?? [] };
}

function madeOf(table: string, seq: number, raw: unknown): Made | undefined {
  const { guest, request, answer } = (raw ?? {}) as Readonly<Record<string, string | null | undefined>>;
  if (typeof guest !== 'string' || typeof request !== 'string') return undefined;
  const done = typeof answer === 'string' ? (JSON.parse(answer) as Done) : { seq, table, made: 1 };
  return { by: { guest, id: request }, done };
}

function guestOf(raw: unknown): GuestRecord | undefined {
  if (raw === undefined) return undefined;
  const row = raw as Record<'id' | 'secret_hash' | 'name', string> & Record<'colour' | 'created_at', number>;
  const { id, colour } = row;
  const name = row.name === '' ? null : row.name;
  return { id, secretHash: row.secret_hash, name, colour, createdAt: row.created_at };
}

function tableOf(raw: unknown): TableRecord | undefined {
  if (raw === undefined) return undefined;
  const row = raw as Record<string, string> & Record<'open' | 'attempt' | 'created_at', number>;
  const parsed = (text: string | null | undefined) => (text === null || text === undefined ? null : JSON.parse(text));
  return {
    id: row.id ?? '',
    game: row.game ?? '',
    options: parsed(row.options),
    phase: row.phase as TableRecord['phase'],
    host: row.host ?? '',
    open: row.open === 1,
    invite: row.invite ?? '',
    seating: parsed(row.seating),
    seed: row.seed ?? '',
    attempt: row.attempt,
    opening: parsed(row.opening),
    bytes: parsed(row.bytes),
    rematch: row.rematch ?? null,
    createdAt: row.created_at,
  };
}
