import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS } from './schema.ts';

/** How `PRAGMA synchronous` says FULL. */
const FULL = 2;

const CACHE_KB = 16_384;
const CHECKPOINT_PAGES = 2000;

/** Opens the one file everything is in. Live seeds are in it: nobody but its owner may read it. */
export function openDataFile(folder: string): Database.Database {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'quri.db');
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new Database(file);
  // What waits, waits on the thread that serves everybody.
  db.exec('PRAGMA busy_timeout = 50');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  // The pages of the tables that are being played at stay in memory, and are copied into the file less often.
  db.exec(`PRAGMA cache_size = -${CACHE_KB}`);
  db.prepare(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`).get();
  refuseUnlessSynced(db);
  migrate(db);
  return db;
}

/** Acknowledged means on disk: read back on the live connection, since a setting that was ignored says nothing. */
function refuseUnlessSynced(db: Database.Database): void {
  const synchronous = pragma(db, 'synchronous');
  const journal = pragma(db, 'journal_mode');
  if (synchronous !== FULL || journal !== 'wal')
    throw new Error(`the data file does not sync as it must: synchronous=${synchronous}, journal_mode=${journal}`);
}

function migrate(db: Database.Database): void {
  const version = Number(pragma(db, 'user_version'));
  if (version > MIGRATIONS.length) throw new Error('the data file was written by a newer Quri');
  MIGRATIONS.slice(version).forEach((step, i) => {
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${version + i + 1}; COMMIT;`);
  });
}

export const pragma = (db: Database.Database, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() as object)[0];
