// One row per move in SQLite, WAL and synchronous=FULL: all rows of one turn of the event loop in one commit.
import { createRequire } from 'node:module';

const Database = createRequire(new URL('../../../apps/server/package.json', import.meta.url))('libsql');

/** As SQLite numbers it. */
const FULL = 2;

export function groupedRows(file) {
  const db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  const [mode, sync] = ['journal_mode', 'synchronous'].map((name) => db.prepare(`PRAGMA ${name}`).get()[name]);
  if (mode !== 'wal' || sync !== FULL) throw new Error(`not durable: ${mode}, synchronous ${sync}`);
  db.exec('CREATE TABLE entries (table_id TEXT, seq INTEGER, entry TEXT, PRIMARY KEY (table_id, seq)) STRICT');
  const insert = db.prepare('INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)');
  let waiting = [];

  const flush = () => {
    const batch = waiting;
    waiting = [];
    db.exec('BEGIN IMMEDIATE');
    for (const { row } of batch) insert.run(...row);
    db.exec('COMMIT');
    for (const { committed } of batch) committed();
  };
  return {
    add: (row, committed) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ row, committed });
    },
  };
}
