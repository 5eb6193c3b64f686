import type Database from 'libsql';
import { isDamaged } from './errors.ts';
import { asBytes, type Bytes, jsonIn, orUnavailable, plain, query } from './query.ts';
import type { TableRecord } from './records.ts';

/** A table in somebody's list. */
export interface ListedTable
  extends Pick<TableRecord, 'id' | 'game' | 'phase' | 'seating' | 'createdAt' | 'endedAt' | 'result' | 'onDevice'> {
  /** The last entry of its log, while the game goes on. */
  readonly lastSeq: number | null;
  /** What each seat could decide after it; null where that is not stored. It may be a choice that was already made. */
  readonly asks: readonly (number | null)[] | null;
}

export interface GameFilter {
  readonly state: 'running' | 'finished';
  readonly game: string | null;
  /** Only tables where this guest sits as well. */
  readonly with: string | null;
}

/** Whom somebody played with is looked for in so many of their latest tables. */
const LATEST_TABLES = 2000;

/** So many tables are looked through at a time. */
const PART = 500;

/** With columns of JSON. */
type Row = Omit<ListedTable, JsonColumn | 'onDevice'> &
  Readonly<Record<JsonColumn, Bytes>> &
  Readonly<Record<'number' | 'onDevice', number>>;
type JsonColumn = 'seating' | 'result' | 'asks';

const PHASES = { running: `('gathering', 'playing')`, finished: `('over')` } as const;

const lastEntry = (column: string): string =>
  `(SELECT ${column} FROM entries WHERE table_number = own.table_number ORDER BY seq DESC LIMIT 1)`;

/**
 * From the primary key of `seated`, backwards: tables are numbered in the order they were opened. A test reads the
 * query plan: nothing is scanned or sorted.
 */
export const gamesSql = (state: GameFilter['state']): string => `
  SELECT tables.number, tables.id, game, phase, ${asBytes('seating')}, tables.created_at AS createdAt, ended_at AS endedAt,
    on_device AS onDevice, CAST(coalesce(result, 'null') AS BLOB) AS result,
    ${state === 'running' ? lastEntry('seq') : 'NULL'} AS lastSeq,
    CAST(${state === 'running' ? `coalesce(${lastEntry('asks')}, 'null')` : "'null'"} AS BLOB) AS asks
  FROM seated AS own CROSS JOIN tables ON tables.number = own.table_number
  WHERE own.guest = ?1 AND own.table_number < ?2 AND own.table_number >= ?6 AND phase IN ${PHASES[state]} AND (?3 = '' OR game = ?3)
    AND (?4 = '' OR EXISTS (SELECT 1 FROM seated WHERE guest = ?4 AND table_number = own.table_number))
  ORDER BY own.table_number DESC LIMIT ?5`;

/** The oldest table of a part. */
export const PART_SQL = `
  SELECT table_number AS number FROM seated WHERE guest = ?1 AND table_number < ?2
  ORDER BY table_number DESC LIMIT 1 OFFSET ${PART - 1}`;

export const OPPONENTS_SQL = `
  SELECT other.guest, count(*) AS games
  FROM (SELECT table_number FROM seated WHERE guest = ?1 ORDER BY table_number DESC LIMIT ${LATEST_TABLES}) AS own
    CROSS JOIN seated AS other ON other.table_number = own.table_number
    CROSS JOIN tables ON tables.number = own.table_number
  WHERE other.guest NOT IN (?1, '') AND phase IN ('playing', 'over')
  GROUP BY other.guest ORDER BY games DESC, max(own.table_number) DESC LIMIT ?2`;

/** Lists of tables by who sits there; the newest table first. */
export function gameLists(db: Database.Database) {
  const lists = { running: query<Row>(db, gamesSql('running')), finished: query<Row>(db, gamesSql('finished')) };
  const oldest = query<{ readonly number: number }>(db, PART_SQL);
  const number = query<{ readonly number: number }>(db, 'SELECT number FROM tables WHERE id = ?');
  const opponents = query<{ readonly guest: string; readonly games: number }>(db, OPPONENTS_SQL);
  const running = query<{ readonly n: number }>(
    db,
    `SELECT count(*) AS n FROM seated AS own CROSS JOIN tables ON tables.number = own.table_number
     WHERE own.guest = ? AND phase IN ${PHASES.running}`,
  );
  return {
    /**
     * Looks through a limited number of them at a time: somebody may have very many of which few are asked for. `next` is
     * where to look on, as `below`; null if these were all.
     */
    gamesOf: (guest: string, { state, game, with: other }: GameFilter, most: number, below: number) =>
      orUnavailable(() => {
        const from = oldest.get(guest, below)?.number ?? 0;
        const rows = lists[state].all(guest, below, game ?? '', other ?? '', most, from);
        const isFull = rows.length === most;
        return { tables: rows.flatMap(tableOf), next: isFull ? (rows.at(-1)?.number ?? null) : from > 0 ? from : null };
      }),
    /** Where to begin with the tables opened before this one; undefined if there is no such table. */
    tableNumber: (table: string): number | undefined => number.get(table)?.number,
    /** How many tables that are not over they sit at. */
    runningGamesOf: (guest: string): number => running.get(guest)?.n ?? 0,
    /** With whom they have played, most often first; of their latest tables. */
    opponentsOf: (guest: string, most: number) => opponents.all(guest, most),
  };
}

/** Nothing for a row that is damaged: the others are listed all the same. */
function tableOf(row: Row): readonly ListedTable[] {
  const { number: _number, seating, result, asks, onDevice, ...rest } = plain(row);
  try {
    return [
      {
        ...rest,
        seating: jsonIn(seating, 'seating'),
        result: jsonIn(result, 'result'),
        asks: jsonIn(asks, 'asks'),
        onDevice: onDevice === 1,
      },
    ];
  } catch (error) {
    if (isDamaged(error)) return [];
    throw error;
  }
}
