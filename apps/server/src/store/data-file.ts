import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { missingBytes } from '@quri/data-folder';
import Database from 'libsql';
import { MIGRATIONS } from './schema.ts';

/** NORMAL, as `PRAGMA synchronous` reports it. */
const NORMAL = 1;

export const DATA_FILE = 'quri.db';

const CACHE_KB = 16_384;
/** Checkpoints have a thread of their own. Only where that fails does the log become so long. */
const CHECKPOINT_PAGES = 20_000;

/** Opens the data file. It contains the seeds of running games: nobody but its owner may read it. */
export function openDataFile(folder: string): Database.Database {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATA_FILE);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const missing = missingBytes(file);
  if (missing > 0) throw new Error(`the data file ${file} is damaged: ${missing} bytes are missing at its end`);
  return opened(file);
}

/** Brings a data file that nobody uses up to date, and leaves it as one file. */
export function bringUpToDate(file: string): void {
  const db = opened(file);
  try {
    if (!mergeLog(db)) throw new Error('the data file is in use');
  } finally {
    db.close();
  }
}

/**
 * Writes the log of SQLite into the data file and leaves it without one: after a clean stop the file is all there is.
 * It also makes it safe to put another file in its place: libsql keeps a connection open for as long as it likes, and
 * one that still had a log would delete that of the new file by its name. False if somebody else has the file open.
 */
export function mergeLog(db: Database.Database): boolean {
  try {
    return pragma(db, 'journal_mode = DELETE') === 'delete';
  } catch {
    return false;
  }
}

function opened(file: string): Database.Database {
  const db = new Database(file);
  // SQLite waits on the main thread, which serves everybody.
  db.exec('PRAGMA busy_timeout = 50');
  db.exec('PRAGMA journal_mode = WAL');
  // Whoever commits syncs the log: see `openWalSync` in commits.ts.
  db.exec('PRAGMA synchronous = NORMAL');
  db.exec('PRAGMA foreign_keys = ON');
  // What is deleted or changed is overwritten: nothing of it is left in free space of the file.
  db.prepare('PRAGMA secure_delete = ON').get();
  // Keeps the pages of running games in memory.
  db.exec(`PRAGMA cache_size = -${CACHE_KB}`);
  db.prepare(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`).get();
  refuseUnlessSynced(db);
  migrate(db);
  return db;
}

/** A second connection to a data file that is open already, for another thread; it can only read. */
export function openToRead(folder: string): Database.Database {
  const db = new Database(join(folder, DATA_FILE));
  db.exec('PRAGMA busy_timeout = 1000');
  db.exec('PRAGMA query_only = ON');
  return db;
}

/**
 * Acknowledged means on disk: without a log, or with one that SQLite does not sync before it copies it, a commit could be
 * lost. Read back, because SQLite ignores a setting it cannot apply without an error.
 */
function refuseUnlessSynced(db: Database.Database): void {
  const synchronous = pragma(db, 'synchronous');
  const journal = pragma(db, 'journal_mode');
  if (synchronous !== NORMAL || journal !== 'wal')
    throw new Error(`the data file cannot be synced: synchronous=${synchronous}, journal_mode=${journal}`);
}

function migrate(db: Database.Database): void {
  const version = Number(pragma(db, 'user_version'));
  if (version > MIGRATIONS.length) throw new Error('the data file was written by a newer Quri');
  MIGRATIONS.slice(version).forEach((step, i) => {
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${version + i + 1}; COMMIT;`);
  });
}

export function pragma(db: Database.Database, name: string): unknown {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}
