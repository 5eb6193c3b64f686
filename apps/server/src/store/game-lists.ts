import type { FinalResult } from '@quri/kernel';
import type Database from 'libsql';
import { orUnavailable, query } from './query.ts';
import type { Seating, TableRecord } from './records.ts';

/** A table in somebody's list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: TableRecord['phase'];
  readonly seating: readonly Seating[];
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly result: FinalResult | null;
  /** The open decision of each seat, as stored with the last entry; null where that is not stored. */
  readonly asks: readonly (number | null)[] | null;
}

export interface GameFilter {
  readonly state: 'running' | 'finished';
  readonly game: string | null;
  /** Only tables where this guest sits as well. */
  readonly with: string | null;
  /** Only tables opened before this one. */
  readonly before: string | null;
}

/** Lists of tables by who sits there; the newest table first. */
export interface GameLists {
  gamesOf(guest: string, filter: GameFilter, most: number): readonly ListedTable[];
  /** How many tables that are not over they sit at. */
  runningGamesOf(guest: string): number;
  /** With whom they have played, most often first; of their latest tables. */
  opponentsOf(guest: string, most: number): readonly { readonly guest: string; readonly games: number }[];
}

/** Whom somebody played with is looked for in so many of their latest tables. */
const LATEST_TABLES = 2000;

interface Row {
  readonly id: string;
  readonly game: string;
  readonly phase: TableRecord['phase'];
  readonly seating: string;
  readonly created_at: number;
  readonly ended_at: number | null;
  readonly result: string | null;
  readonly asks: string | null;
}

const PHASES = { running: `('gathering', 'playing')`, finished: `('over')` } as const;

/**
 * From the primary key of `seated`, backwards: tables are numbered in the order they were opened. A test reads the
 * query plan: nothing is scanned or sorted.
 */
export const gamesSql = (state: GameFilter['state']): string => `
  SELECT tables.id, game, phase, seating, tables.created_at, ended_at, result,
    ${state === 'running' ? '(SELECT asks FROM entries WHERE table_number = own.table_number ORDER BY seq DESC LIMIT 1)' : 'NULL'} AS asks
  FROM seated AS own CROSS JOIN tables ON tables.number = own.table_number
  WHERE own.guest = ?1 AND own.table_number < ?2 AND phase IN ${PHASES[state]} AND (?3 = '' OR game = ?3)
    AND (?4 = '' OR EXISTS (SELECT 1 FROM seated WHERE guest = ?4 AND table_number = own.table_number))
  ORDER BY own.table_number DESC LIMIT ?5`;

export const OPPONENTS_SQL = `
  SELECT other.guest, count(*) AS games
  FROM (SELECT table_number FROM seated WHERE guest = ?1 ORDER BY table_number DESC LIMIT ${LATEST_TABLES}) AS own
    CROSS JOIN seated AS other ON other.table_number = own.table_number
    CROSS JOIN tables ON tables.number = own.table_number
  WHERE other.guest NOT IN (?1, '') AND phase IN ('playing', 'over')
  GROUP BY other.guest ORDER BY games DESC, max(own.table_number) DESC LIMIT ?2`;

export function gameLists(db: Database.Database): GameLists {
  const lists = { running: query<Row>(db, gamesSql('running')), finished: query<Row>(db, gamesSql('finished')) };
  const number = query<{ readonly number: number }>(db, 'SELECT number FROM tables WHERE id = ?');
  const opponents = query<{ readonly guest: string; readonly games: number }>(db, OPPONENTS_SQL);
  const running = query<{ readonly n: number }>(
    db,
    `SELECT count(*) AS n FROM seated AS own CROSS JOIN tables ON tables.number = own.table_number
     WHERE own.guest = ? AND phase IN ${PHASES.running}`,
  );
  return {
    gamesOf: (guest, filter, most) =>
      orUnavailable(() => {
        const { state, game, before } = filter;
        const from = before === null ? Number.MAX_SAFE_INTEGER : number.get(before)?.number;
        return from === undefined
          ? []
          : lists[state].all(guest, from, game ?? '', filter.with ?? '', most).map(tableOf);
      }),
    runningGamesOf: (guest) => orUnavailable(() => running.get(guest)?.n ?? 0),
    opponentsOf: (guest, most) => orUnavailable(() => opponents.all(guest, most)),
  };
}

const tableOf = (row: Row): ListedTable => ({
  id: row.id,
  game: row.game,
  phase: row.phase,
  seating: JSON.parse(row.seating),
  createdAt: row.created_at,
  endedAt: row.ended_at,
  result: row.result === null ? null : JSON.parse(row.result),
  asks: row.asks === null ? null : JSON.parse(row.asks),
});
