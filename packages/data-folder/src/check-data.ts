import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'libsql';
import { SCHEMAS } from './schemas.ts';

/** How many migrations a data file has at most: one with more was written by a newer Quri. */
export const DATA_VERSION = SCHEMAS.length;

/** Why a file cannot be used as data: no data file of Quri, of a newer version, not whole, or with more in it. */
export type DataProblem = 'notQuri' | 'newer' | 'cut' | 'foreign' | 'damaged';

/** Tables of the first version, which all later ones have. */
const TABLES: readonly string[] = ['guests', 'tables', 'entries', 'answers'];

/** Reads the whole file. Undefined if there is nothing wrong with it. */
export function checkData(file: string): DataProblem | undefined {
  if (missingBytes(file) !== 0) return 'cut';
  const db = new Database(file, { readonly: true });
  try {
    const version = Number(values(db, 'PRAGMA user_version')[0]);
    const tables = values(db, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    if (version < 1 || !TABLES.every((name) => tables.includes(name))) return 'notQuri';
    const expected = SCHEMAS[version - 1];
    if (expected === undefined) return 'newer';
    // Before anything else is read: what is not ours may do what it likes.
    if (schemaOf(db) !== expected) return 'foreign';
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

/** A hash of all tables, indexes, triggers and views: of what they do, not of comments and how they are written. */
export function schemaOf(db: Database.Database): string {
  const parts = values(
    db,
    "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema",
  );
  const plain = parts.map((part) =>
    String(part)
      .replace(/--.*$/gm, '')
      .replace(/[\s"]+/g, ' ')
      .trim(),
  );
  return createHash('sha256').update(plain.sort().join('\n')).digest('hex').slice(0, HASH_LETTERS);
}

const HASH_LETTERS = 16;

/** Where the header of a file of SQLite has what is looked at. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const CHANGES_AT = 24;
const PAGES_AT = 28;
const PAGES_VALID_AT = 92;

/**
 * By how many bytes a file of SQLite is shorter than its header says; below 0, longer. SQLite takes what is missing of
 * a page for zeros. 0 also for one that has a log beside it, which may hold its end. Such a file is not even opened: this
 * process may use it, and closing any descriptor of a file drops all POSIX locks that the process holds on it.
 */
export function missingBytes(file: string): number {
  if (existsSync(`${file}-wal`)) return 0;
  const header = Buffer.alloc(HEADER_BYTES);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(fd);
  }
  const isSqlite = header.toString('latin1', 0, MAGIC.length) === MAGIC;
  const isValid = header.readUInt32BE(CHANGES_AT) === header.readUInt32BE(PAGES_VALID_AT);
  if (!isSqlite || !isValid) return 0;
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT);
  return header.readUInt32BE(PAGES_AT) * (pageSize === 1 ? 65_536 : pageSize) - statSync(file).size;
}

/** The first column of every row. */
const values = (db: Database.Database, sql: string): readonly unknown[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => (typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined));
