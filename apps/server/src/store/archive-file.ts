import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { pragma } from './data-file.ts';

/**
 * The second file: logs and replays of finished games that were put away, under the ids of their tables. Everything
 * else of a table stays in the data file.
 */
const SCHEMA = `
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    asks TEXT,
    epoch INTEGER,
    heard BLOB,
    guest TEXT,
    request TEXT,
    answer TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE replays (
    table_id TEXT PRIMARY KEY,
    etag TEXT NOT NULL,
    gzip BLOB NOT NULL
  ) STRICT;
`;
const VERSION = 1;

const archiveIn = (folder: string): string => join(folder, 'archive.db');

/** For writing; made where there is none. */
export function openArchive(folder: string): Database.Database {
  const file = archiveIn(folder);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new Database(file);
  db.exec('PRAGMA busy_timeout = 5000');
  // Without a write-ahead log: it is one file whenever nobody is just writing to it.
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA synchronous = FULL');
  db.prepare('PRAGMA secure_delete = ON').get();
  const version = Number(pragma(db, 'user_version'));
  if (version > VERSION) throw new Error('the archive was written by a newer Quri');
  if (version === 0) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${VERSION}; COMMIT;`);
  return db;
}

/** For reading; undefined where there is no archive. */
export function openArchiveToRead(folder: string): Database.Database | undefined {
  if (!existsSync(archiveIn(folder))) return undefined;
  const db = new Database(archiveIn(folder));
  db.exec('PRAGMA busy_timeout = 250');
  db.exec('PRAGMA query_only = ON');
  return db;
}
