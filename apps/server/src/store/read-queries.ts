import type { Entry } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { Mark } from '@quri/table';
import type Database from 'libsql';
import { banQueries } from './ban-queries.ts';
import { chatQueries } from './chat-queries.ts';
import { clockQueries } from './clock-queries.ts';
import { deviceQueries } from './device-queries.ts';
import { gameLists } from './game-lists.ts';
import { guestDeletionReads } from './guest-deletion.ts';
import { moveTimeQueries } from './move-time-queries.ts';
import { noteQueries } from './note-queries.ts';
import { orUnavailable, query } from './query.ts';
import type { AnsweredRequest, GuestRecord, RequestKey, StoredReplay, TableRecord } from './records.ts';
import { seatLinkQueries } from './seat-link-queries.ts';
import { webhookQueries } from './webhook-queries.ts';

type Columns<Names extends string, Type> = Readonly<Record<Names, Type>>;
type GuestRow = Columns<'id' | 'name', string> & Columns<'colour' | 'created_at' | 'seen_at', number>;
type TableRow = Columns<'id' | 'game' | 'options' | 'host' | 'invite' | 'seating' | 'seed', string> &
  Columns<'phase', TableRecord['phase']> &
  Columns<'open' | 'attempt' | 'created_at', number> &
  Columns<'terms', string> &
  Columns<'ended_at', number | null> &
  Columns<'opening' | 'bytes' | 'rematch' | 'consent' | 'deal' | 'result', string | null>;
type MarkRow = { readonly asks: string | null; readonly epoch: number | null; readonly heard: Buffer | null };
type RequestRow = Columns<'guest' | 'request' | 'answer', string | null>;
export type ReplayRow = { readonly etag: string; readonly gzip: Buffer };

/** Everything that can be read of the data file. */
export function readQueries(db: Database.Database) {
  const ofTable = 'FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?)';
  const guest = query<GuestRow>(db, 'SELECT * FROM guests WHERE id = ?');
  const table = query<TableRow>(db, 'SELECT * FROM tables WHERE id = ?');
  const entries = query<Columns<'entry', string>>(db, `SELECT entry ${ofTable} AND seq >= ? ORDER BY seq`);
  const lastMark = query<MarkRow>(db, `SELECT asks, epoch, heard ${ofTable} ORDER BY seq DESC LIMIT 1`);
  const mark = query<MarkRow>(db, `SELECT asks, epoch, heard ${ofTable} AND seq = ?`);
  const request = query<RequestRow>(db, `SELECT guest, request, answer ${ofTable} AND seq = ?`);
  const answer = query<Columns<'answer', string>>(
    db,
    'SELECT answer FROM answers WHERE table_id = ? AND guest = ? AND intent = ?',
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
  const logFrom = (id: string, from: number): readonly Entry[] =>
    entries.all(id, from).map((row) => JSON.parse(row.entry));
  const ofDeal = query<TableRow>(
    db,
    `SELECT * FROM tables WHERE (deal = ?1 OR id = ?1) AND phase = 'over' ORDER BY number DESC LIMIT ?2`,
  );
  return {
    guest: (id: string): GuestRecord | undefined => guestOf(guest.get(id)),
    table: (id: string): TableRecord | undefined => orUnavailable(() => tableOf(table.get(id))),
    /** Finished games with this deal, the newest first. */
    tablesOfDeal: (deal: string, most: number): readonly TableRecord[] =>
      orUnavailable(() => ofDeal.all(deal, most).flatMap((row) => tableOf(row) ?? [])),
    /** The whole log, and the mark of its last entry; logs written before marks were stored have none. */
    log: (id: string) => orUnavailable(() => ({ entries: logFrom(id, 0), mark: markOf(lastMark.get(id)) })),
    /** The log from this entry on. */
    entries: (id: string, from: number): readonly Entry[] => orUnavailable(() => logFrom(id, from)),
    markAt: (id: string, seq: number): Mark | undefined => orUnavailable(() => markOf(mark.get(id, seq))),
    /** The request that made this entry, if one did. */
    requestOf: (id: string, seq: number): AnsweredRequest | undefined =>
      orUnavailable(() => requestOf(id, seq, request.get(id, seq))),
    /** The answer to a request that made no entry. */
    answerTo: (id: string, key: RequestKey): Done | undefined =>
      orUnavailable(() => parsed(answer.get(id, key.guest, key.id)?.answer) ?? undefined),
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

const parsed = (text: string | null | undefined) => (text === null || text === undefined ? null : JSON.parse(text));

export function markOf(row: MarkRow | undefined): Mark | undefined {
  if (row === undefined || row.asks === null || row.epoch === null || row.heard === null) return undefined;
  return { asks: JSON.parse(row.asks), epoch: row.epoch, heard: hashesOf(row.heard) };
}

/** The hashes in a blob of 32 bytes each. */
export const hashesOf = (heard: Buffer): readonly string[] => Buffer.from(heard).toString('hex').match(/.{64}/g) ?? [];

export const replayOf = (row: ReplayRow | undefined): StoredReplay | undefined =>
  row && { etag: row.etag, gzip: Buffer.from(row.gzip) };

export function requestOf(table: string, seq: number, row: RequestRow | undefined): AnsweredRequest | undefined {
  if (row === undefined || row.guest === null || row.request === null) return undefined;
  return { request: { guest: row.guest, id: row.request }, done: parsed(row.answer) ?? { seq, table, made: 1 } };
}

const guestOf = (row: GuestRow | undefined): GuestRecord | undefined =>
  row && {
    id: row.id,
    name: row.name === '' ? null : row.name,
    colour: row.colour,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };

const tableOf = (row: TableRow | undefined): TableRecord | undefined =>
  row && {
    id: row.id,
    game: row.game,
    options: parsed(row.options),
    phase: row.phase,
    host: row.host,
    open: row.open === 1,
    invite: row.invite,
    seating: parsed(row.seating),
    seed: row.seed,
    attempt: row.attempt,
    opening: parsed(row.opening),
    bytes: parsed(row.bytes),
    rematch: row.rematch,
    createdAt: row.created_at,
    terms: parsed(row.terms),
    consent: parsed(row.consent),
    deal: row.deal,
    result: parsed(row.result),
    endedAt: row.ended_at,
  };
