import Database from 'libsql';

/** How many migrations a data file has at most: one with more was written by a newer Quri. */
export const DATA_VERSION = 13;

/** Why a file cannot be used as data: no data file of Quri, of a newer version, or not whole. */
export type DataProblem = 'notQuri' | 'newer' | 'damaged';

/** Tables of the first version, which all later ones have. */
const TABLES: readonly string[] = ['guests', 'tables', 'entries', 'answers'];

/** Reads the whole file. Undefined if there is nothing wrong with it. */
export function checkData(file: string): DataProblem | undefined {
  const db = new Database(file, { readonly: true });
  try {
    const version = Number(values(db, 'PRAGMA user_version')[0]);
    const tables = values(db, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    if (version < 1 || !TABLES.every((name) => tables.includes(name))) return 'notQuri';
    if (version > DATA_VERSION) return 'newer';
    return values(db, 'PRAGMA integrity_check(1)')[0] === 'ok' ? undefined : 'damaged';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'SQLITE_NOTADB') return 'notQuri';
    if (code.startsWith('SQLITE_CORRUPT')) return 'damaged';
    throw error;
  } finally {
    db.close();
  }
}

/** The first column of every row. */
const values = (db: Database.Database, sql: string): readonly unknown[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => (typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined));
