import type { Mark, Opening } from '@quri/kernel';
import Database from 'libsql';
import { entryOf, gameFault, type StoredGame, type StoredHead, textOf } from './stored-game.ts';

/** A table whose game does not fit together, and where. */
export interface DamagedTable {
  readonly table: string;
  readonly fault: string;
}

/** Since then entries are found by the number of their table, and since then its newest entry is noted. */
const NUMBERED_SINCE = 4;
const NOTED_SINCE = 13;

const COLUMNS = ['id', 'game', 'seating', 'options', 'seed', 'bytes', 'opening'] as const;
type Cell = Uint8Array | ArrayBuffer | null;
type TableRow = Readonly<Record<(typeof COLUMNS)[number] | 'deal' | 'head', Cell>> & { readonly number: number };
interface EntryRow {
  readonly seq: number;
  readonly entry: Cell;
  readonly asks: Cell;
  readonly epoch: number | null;
  readonly heard: Cell;
}

/**
 * Compares every log of a checked data file with the hashes that are stored, as a server does when it loads a table. A
 * closed table is never loaded, and an archived one has its log elsewhere.
 */
export function damagedTables(file: string): readonly DamagedTable[] {
  const db = new Database(file, { readonly: true });
  try {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { readonly user_version: number };
    const isNoted = version >= NOTED_SINCE;
    const cast = (columns: readonly string[]) => columns.map((name) => `CAST(${name} AS BLOB) AS ${name}`).join();
    const tables = db.prepare(
      `SELECT rowid AS number, ${cast(COLUMNS)}, ${hasColumn(db, 'tables', 'deal') ? cast(['deal']) : 'NULL AS deal'},
         ${isNoted ? cast(['head']) : 'NULL AS head'}
       FROM tables WHERE phase IN ('playing', 'over') ${hasColumn(db, 'tables', 'archived') ? 'AND archived = 0' : ''}`,
    );
    const isNumbered = version >= NUMBERED_SINCE;
    const entries = db.prepare(
      `SELECT seq, ${cast(['entry'])}, ${isNumbered ? `${cast(['asks'])}, epoch, heard` : 'NULL AS asks, NULL AS epoch, NULL AS heard'}
       FROM entries WHERE ${isNumbered ? 'table_number = (SELECT number FROM tables WHERE rowid = ?)' : 'table_id = (SELECT id FROM tables WHERE rowid = ?)'}
       ORDER BY seq`,
    );
    const found: DamagedTable[] = [];
    for (const row of tables.all() as TableRow[]) {
      const fault = faultIn(row, entries.all(row.number) as EntryRow[]);
      if (fault !== undefined) found.push({ table: Buffer.from(bytesOf(row.id)).toString(), fault });
    }
    return found;
  } finally {
    db.close();
  }
}

function faultIn(row: TableRow, stored: readonly EntryRow[]): string | undefined {
  try {
    const rows = stored.map(({ seq, entry }) => ({ seq, entry: bytesOf(entry) }));
    const markAt = (seq: number) => markOf(stored[seq]);
    return gameFault(gameOf(row), {
      rows,
      entries: rows.map(entryOf),
      head: json(row.head) as StoredHead | null,
      markAt,
    });
  } catch {
    return 'a part of it cannot be read';
  }
}

const gameOf = (row: TableRow): StoredGame => ({
  id: text(row.id),
  game: text(row.game),
  seating: json(row.seating) as readonly unknown[],
  options: json(row.options) as object,
  deal: row.deal === null ? null : text(row.deal),
  seed: text(row.seed),
  bytes: json(row.bytes) as StoredGame['bytes'],
  opening: json(row.opening) as Opening,
});

function markOf(row: EntryRow | undefined): (Mark & { readonly heard: readonly string[] }) | undefined {
  if (row === undefined || row.asks === null || row.epoch === null || row.heard === null) return undefined;
  const heard = Buffer.from(bytesOf(row.heard)).toString('hex').match(/.{64}/g) ?? [];
  return { asks: json(row.asks) as Mark['asks'], epoch: row.epoch, heard };
}

/** libsql gives out two kinds of bytes. */
const bytesOf = (cell: Cell): Uint8Array =>
  cell instanceof Uint8Array ? cell : new Uint8Array(cell ?? new ArrayBuffer(0));
const text = (cell: Cell): string => textOf(bytesOf(cell));
const json = (cell: Cell): unknown => (cell === null ? null : JSON.parse(text(cell)));

const hasColumn = (db: Database.Database, table: string, column: string): boolean =>
  (db.prepare(`PRAGMA table_info(${table})`).all() as { readonly name: string }[]).some(({ name }) => name === column);
