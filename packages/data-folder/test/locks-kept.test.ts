import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { missingBytes } from '../src/index.ts';

/** Needs the file for itself, which a connection elsewhere prevents by its lock. */
const TAKE_ALONE = `
import Database from 'libsql';
const db = new Database(process.argv[1]);
let answer;
try { answer = db.prepare('PRAGMA journal_mode = DELETE').get().journal_mode; } catch (error) { answer = error.code; }
console.log(answer);
`;

it('the length of data that this process uses is taken without losing its locks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quri-locks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'quri.db');
  const db = new Database(file);
  onTestFinished(() => void db.close());
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1)');
  expect(missingBytes(file)).toBe(0);
  const words = ['--input-type=module', '--eval', TAKE_ALONE, file];
  const { stdout } = spawnSync(process.execPath, words, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(stdout.trim()).toBe('SQLITE_BUSY');
});
