import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askHost, type HostStatus } from '@quri/protocol/host';
import Database from 'libsql';

/** The right to use a data folder. */
export interface DataLock {
  release(): void;
}

/** How long a start waits for a server that is just being stopped, or has not opened its socket yet. */
const WAIT_MS = 2000;
const RETRY_MS = 50;
const ANSWER_MS = 1000;

/**
 * Locks a data folder for this process, or throws an error that says who uses it. Two servers would not lose anything,
 * but each would know only half of what happens.
 */
export async function lockData(folder: string): Promise<DataLock> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const lock = tryLock(folder);
    if (lock !== undefined) return lock;
    const holder = await statusOf(folder);
    if (holder !== undefined || performance.now() > until) throw new Error(usedBy(folder, holder));
    await sleep(RETRY_MS);
  }
}

/**
 * The lock is a transaction of SQLite that is never ended: the operating system releases it when the process dies,
 * however it does, also for processes in other containers. Nothing is ever written to the file.
 */
function tryLock(folder: string): DataLock | undefined {
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

async function statusOf(folder: string): Promise<HostStatus | undefined> {
  try {
    const lines = await askHost(folder, { do: 'status' }, ANSWER_MS);
    return lines.flatMap((line) => (line.type === 'status' ? line.status : []))[0];
  } catch {
    return undefined;
  }
}

function usedBy(folder: string, holder: HostStatus | undefined): string {
  const who = holder === undefined ? '' : ` (process ${holder.process}, ${holder.addresses[0]})`;
  return `${folder} is already used by another Quri${who}`;
}
