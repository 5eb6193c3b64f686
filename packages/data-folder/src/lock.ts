import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** The right to use a data folder. */
export interface DataLock {
  release(): void;
}

/**
 * Locks a data folder for this process; undefined if another one has it. The lock is a transaction of SQLite that is
 * never ended: the operating system releases it when the process dies, however it does, also for processes in other
 * containers. Nothing is ever written to the file.
 */
export function tryLock(folder: string): DataLock | undefined {
  const file = join(folder, 'quri.lock');
  let db: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    createFile(file);
    chmodSync(file, 0o600);
    const opened = new Database(file);
    db = opened;
    opened.exec('PRAGMA busy_timeout = 0');
    opened.exec('PRAGMA journal_mode = OFF');
    opened.exec('BEGIN EXCLUSIVE');
    return { release: () => void opened.close() };
  } catch (error) {
    db?.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return undefined;
    throw new Error(`${file} cannot be locked: ${error instanceof Error ? error.message : error}`);
  }
}

/** Not opened where it exists: closing it again would release the lock, if this process had it. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
