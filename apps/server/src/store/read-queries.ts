import { entryOf, type StoredHead, type StoredRow } from '@quri/data-folder';
import type { Entry } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { Mark } from '@quri/table';
import type Database from 'libsql';
import { banQueries } from './ban-queries.ts';
import { chatQueries } from './chat-queries.ts';
import { clockQueries } from './clock-queries.ts';
import { deviceQueries } from './device-queries.ts';
import { damaged } from './errors.ts';
import { gameLists } from './game-lists.ts';
import { guestDeletionReads } from './guest-deletion.ts';
import { moveTimeQueries } from './move-time-queries.ts';
import { noteQueries } from './note-queries.ts';
import { asBytes, type Bytes, bytesIn, jsonIn, orUnavailable, query, textIn } from './query.ts';
import type { AnsweredRequest, GuestRecord, RequestKey, StoredReplay, TableRecord } from './records.ts';
import { seatLinkQueries } from './seat-link-queries.ts';
import { webhookQueries } from './webhook-queries.ts';

type Columns<Names extends string, Type> = Readonly<Record<Names, Type>>;
type GuestRow = Columns<'id', string> & Columns<'name', Bytes> & Columns<'colour' | 'created_at' | 'seen_at', number>;
const TABLE_TEXTS = ['game', 'options', 'phase', 'host', 'invite', 'seating', 'seed', 'terms'] as const;
const TABLE_TEXTS_OR_NULL = ['opening', 'bytes', 'rematch', 'consent', 'deal', 'result'] as const;
type TableRow = Columns<'id', string> &
  Columns<(typeof TABLE_TEXTS)[number], Bytes> &
  Columns<(typeof TABLE_TEXTS_OR_NULL)[number], Bytes | null> &
  Columns<'open' | 'attempt' | 'created_at' | 'on_device', number> &
  Columns<'ended_at', number | null>;
type EntryRow = Columns<'seq', number> & Columns<'entry', Bytes>;
type MarkRow = Columns<'asks', Bytes | null> & Columns<'epoch', number | null> & Columns<'heard', Buffer | null>;
type RequestRow = Columns<'guest' | 'request' | 'answer', Bytes | null>;
export type ReplayRow = { readonly etag: string; readonly gzip: Buffer };

/** Everything that can be read of the data file. */
export function readQueries(db: Database.Database) {
  const ofTable = 'FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?)';
  const guest = query<GuestRow>(
    db,
    `SELECT id, ${asBytes('name')}, colour, created_at, seen_at FROM guests WHERE id = ?`,
  );
  const table = query<TableRow>(db, `SELECT ${TABLE_ROW} FROM tables WHERE id = ?`);
  const head = query<Columns<'head', Bytes | null>>(db, `SELECT ${asBytes('head')} FROM tables WHERE id = ?`);
  const entries = query<EntryRow>(db, `SELECT seq, ${asBytes('entry')} ${ofTable} AND seq >= ? ORDER BY seq`);
  const lastMark = query<MarkRow>(db, `SELECT ${asBytes('asks')}, epoch, heard ${ofTable} ORDER BY seq DESC LIMIT 1`);
  const mark = query<MarkRow>(db, `SELECT ${asBytes('asks')}, epoch, heard ${ofTable} AND seq = ?`);
  const request = query<RequestRow>(db, `SELECT ${asBytes('guest', 'request', 'answer')} ${ofTable} AND seq = ?`);
  const answer = query<Columns<'answer', Bytes>>(
    db,
    `SELECT ${asBytes('answer')} FROM answers WHERE table_id = ? AND guest = ? AND intent = ?`,
  );
  const admitted = query<Columns<'guest', string>>(db, 'SELECT guest FROM admissions WHERE table_id = ?');
  const open = query<Columns<'n', number>>(
    db,
    `SELECT count(*) AS n FROM tables WHERE host = ? AND created_at >= ? AND phase IN ('gathering', 'playing')`,
  );
  const replay = query<ReplayRow>(
    db,
    `SELECT etag, gzip FROM replays JOIN tables ON number = table_number WHERE tables.id = ? AND phase = 'over'`,
  );
  const ofDeal = query<TableRow>(
    db,
    // Whoever plays on a device may have known the cards, or have others under the same name: of such games only the one
    // that was dealt first counts, and everywhere the secrets must be the same.
    `SELECT ${TABLE_ROW} FROM tables WHERE (deal = ?1 AND on_device = 0 OR id = ?1) AND phase = 'over'
       AND seed = ?2 AND coalesce(bytes, '') = ?3 ORDER BY number DESC LIMIT ?4`,
  );
  const onDevice = query<Columns<'n', number>>(db, 'SELECT count(*) AS n FROM tables WHERE host = ? AND on_device = 1');
  return {
    guest: (id: string): GuestRecord | undefined => guestOf(guest.get(id)),
    table: (id: string): TableRecord | undefined => orUnavailable(() => tableOf(table.get(id))),
    /** Finished games with the deal of this one, the newest first. */
    tablesOfDeal: ({ id, deal, seed, bytes }: TableRecord, most: number): readonly TableRecord[] =>
      orUnavailable(() => {
        const secrets = bytes === null ? '' : JSON.stringify(bytes);
        return ofDeal.all(deal ?? id, seed, secrets, most).flatMap((row) => tableOf(row) ?? []);
      }),
    /** How many games that were played on a device a guest has put here. */
    deviceGamesOf: (id: string): number => onDevice.get(id)?.n ?? 0,
    /** The whole log, and the mark of its last entry; logs written before marks were stored have none. */
    log: (id: string): LogRecord => orUnavailable(() => logOf(entries.all(id, 0), lastMark.get(id))),
    /** The log from this entry on. */
    entries: (id: string, from: number): readonly Entry[] => orUnavailable(() => logOf(entries.all(id, from)).entries),
    /** The newest entry of its log when that was noted last. */
    head: (id: string): StoredHead | null => orUnavailable(() => headIn(head.get(id)?.head ?? null)),
    markAt: (id: string, seq: number): Mark | undefined => orUnavailable(() => markOf(mark.get(id, seq))),
    /** The request that made this entry, if one did. */
    requestOf: (id: string, seq: number): AnsweredRequest | undefined =>
      orUnavailable(() => requestOf(id, seq, request.get(id, seq))),
    /** The answer to a request that made no entry. */
    answerTo: (id: string, key: RequestKey): Done | undefined =>
      orUnavailable(() => jsonIn(answer.get(id, key.guest, key.id)?.answer ?? null, 'an answer') ?? undefined),
    /** Everybody who ever entered with the invitation. */
    admitted: (id: string): readonly string[] => admitted.all(id).map((row) => row.guest),
    /** Undefined also for a game whose replay was not made yet. */
    replay: (id: string): StoredReplay | undefined => replayOf(replay.get(id)),
    /** How many tables this guest has opened since then that are not over. */
    openTablesOf: (host: string, since: number): number => open.get(host, since)?.n ?? 0,
    ...clockQueries(db),
    ...moveTimeQueries(db),
    ...noteQueries(db),
    ...seatLinkQueries(db),
    ...deviceQueries(db),
    ...gameLists(db),
    ...guestDeletionReads(db),
    ...chatQueries(db),
    ...banQueries(db),
    ...webhookQueries(db),
  };
}

/** A log as it is stored, and what it says. */
export interface LogRecord {
  readonly rows: readonly StoredRow[];
  readonly entries: readonly Entry[];
  readonly mark: Mark | undefined;
}

const TABLE_ROW = `id, ${asBytes(...TABLE_TEXTS, ...TABLE_TEXTS_OR_NULL)}, open, attempt, created_at, ended_at, on_device`;

export function logOf(rows: readonly EntryRow[], lastMark?: MarkRow): LogRecord {
  const stored = rows.map(({ seq, entry }) => ({ seq, entry: bytesIn(entry) }));
  return { rows: stored, entries: stored.map(entryIn), mark: markOf(lastMark) };
}

function entryIn(row: StoredRow): Entry {
  try {
    return entryOf(row);
  } catch {
    throw damaged(`entry ${row.seq} is no JSON`);
  }
}

function headIn(value: Bytes | null): StoredHead | null {
  const head = jsonIn(value, 'what is noted of the newest entry');
  if (head !== null && !Number.isInteger(head.seq)) throw damaged('what is noted of the newest entry was changed');
  return head;
}

export function markOf(row: MarkRow | undefined): Mark | undefined {
  if (row === undefined || row.asks === null || row.epoch === null || row.heard === null) return undefined;
  return { asks: jsonIn(row.asks, 'what is stored beside an entry'), epoch: row.epoch, heard: hashesOf(row.heard) };
}

/** The hashes in a blob of 32 bytes each. */
export const hashesOf = (heard: Buffer): readonly string[] => Buffer.from(heard).toString('hex').match(/.{64}/g) ?? [];

export const replayOf = (row: ReplayRow | undefined): StoredReplay | undefined =>
  row && { etag: row.etag, gzip: Buffer.from(row.gzip) };

export function requestOf(table: string, seq: number, row: RequestRow | undefined): AnsweredRequest | undefined {
  if (row === undefined || row.guest === null || row.request === null) return undefined;
  return {
    request: { guest: textIn(row.guest, 'a guest'), id: textIn(row.request, 'a request') },
    done: jsonIn(row.answer, 'an answer') ?? { seq, table, made: 1 },
  };
}

function guestOf(row: GuestRow | undefined): GuestRecord | undefined {
  if (row === undefined) return undefined;
  const name = textIn(row.name, 'a name');
  return {
    id: row.id,
    name: name === '' ? null : name,
    colour: row.colour,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

const PHASES: readonly string[] = ['gathering', 'playing', 'over', 'closed'] satisfies TableRecord['phase'][];

function tableOf(row: TableRow | undefined): TableRecord | undefined {
  if (row === undefined) return undefined;
  const text = (column: (typeof TABLE_TEXTS)[number]): string => textIn(row[column], column);
  const json = (column: (typeof TABLE_TEXTS | typeof TABLE_TEXTS_OR_NULL)[number]) => jsonIn(row[column], column);
  const textOrNull = (value: Bytes | null, column: string) => (value === null ? null : textIn(value, column));
  const phase = text('phase');
  if (!PHASES.includes(phase)) throw damaged('phase is none');
  return {
    id: row.id,
    game: text('game'),
    options: json('options'),
    phase: phase as TableRecord['phase'],
    host: text('host'),
    open: row.open === 1,
    invite: text('invite'),
    seating: json('seating'),
    seed: text('seed'),
    attempt: row.attempt,
    opening: json('opening'),
    bytes: json('bytes'),
    rematch: textOrNull(row.rematch, 'rematch'),
    createdAt: row.created_at,
    terms: json('terms'),
    consent: json('consent'),
    deal: textOrNull(row.deal, 'deal'),
    result: json('result'),
    endedAt: row.ended_at,
    onDevice: row.on_device === 1,
  };
}
