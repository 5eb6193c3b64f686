// A data folder with finished games that are long: one to be replayed, some to be caught up with. It is made by the
// server that is attacked, so that it has that server's schema; only the logs are written into it from outside.
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { temporaryFolder } from '../server/server-process.mjs';
import { startHostServer } from './host-server.mjs';

const REPLAYED = { id: 'replayedGame', entries: 2000 };
/** Together they are more than a server kept for a client that does not read. */
const LONG = ['veryLongGameA', 'veryLongGameB', 'veryLongGameC'];

/** Answers a function that copies the data into a folder, and what is in it. */
export async function longLogs(program, { longest = 12_000 } = {}) {
  const folder = temporaryFolder();
  const server = await startHostServer({ program, folder });
  await server.stop();
  const [replayed, ...long] = await writeLongGames(join(folder, 'data'), [
    REPLAYED,
    ...LONG.map((id) => ({ id, entries: longest })),
  ]);
  return {
    copyInto: (target) => {
      mkdirSync(target, { recursive: true });
      cpSync(join(folder, 'data'), join(target, 'data'), { recursive: true });
    },
    replayed,
    long,
  };
}

/** Writes finished games of about so many entries into the data file of a stopped server. Answers where each ends. */
export async function writeLongGames(dataDir, wanted) {
  const { longGame } = await bundled();
  const Database = createRequire(new URL('../../apps/server/package.json', import.meta.url))('libsql');
  const db = new Database(join(dataDir, 'quri.db'));
  const written = wanted.map(({ id, entries: length }, i) => {
    const { table, entries } = longGame(id, length);
    const number = i + 1;
    db.exec('BEGIN');
    insert(db, 'tables', { ...table, number });
    for (const entry of entries) insert(db, 'entries', { table_number: number, ...entry });
    db.exec('COMMIT');
    return { table: table.id, last: entries.length - 1 };
  });
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return written;
}

const statements = new WeakMap();

function insert(db, table, row) {
  const names = Object.keys(row);
  const known = statements.get(db) ?? new Map();
  statements.set(db, known);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  if (!known.has(sql)) known.set(sql, db.prepare(sql));
  known.get(sql).run(...Object.values(row));
}

/** It speaks the kernel's language: bundled, so that Node can read it. */
async function bundled() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('long-log.ts', import.meta.url)),
    platform: 'node',
    external: [/\?raw$/, /\/(screen\.ts|figures\.tsx)$/],
  });
  const file = join(temporaryFolder(), 'long-log.mjs');
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(file).href);
}
