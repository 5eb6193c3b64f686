import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { copyData, systemError } from './copy-data.ts';
import { replaceFile, syncFile, syncFolder } from './platform.ts';

/** Beside the data: up to when it is known to be stored. */
export const LAST_SEEN = 'quri.last';

const PREPARED = /^quri-restoring-\d+\.db$/;

/** The name of a file that `prepareRestore` has made. */
export const isPrepared = (name: string): boolean => PREPARED.test(name);

/** Copies a backup into the data folder under a name of its own, checked and synced, and answers the name. */
export async function prepareRestore(folder: string, backup: string): Promise<string> {
  const name = `quri-restoring-${process.pid}.db`;
  await copyData(backup, join(folder, name));
  return name;
}

/** What a restore that was killed has left behind. To be called by whoever has the lock of the folder. */
export function removeLeftOvers(folder: string): void {
  for (const name of readdirSync(folder)) if (/^quri-restoring-\d+\.db/.test(name)) rmSync(join(folder, name));
}

/**
 * Makes one file of data that nobody uses but that a server has left with its log, as it does when it is killed. Data
 * that is too damaged for that is set aside, and its name is answered.
 */
export async function settle(folder: string, at: Date): Promise<string | null> {
  const data = join(folder, 'quri.db');
  if (!existsSync(data)) return null;
  const db = new Database(data);
  try {
    db.prepare('PRAGMA journal_mode = DELETE').get();
    return null;
  } catch {
    // Set aside below.
  } finally {
    db.close();
  }
  const aside = `quri-damaged-${stampOf(at)}.db`;
  for (const companion of ['-wal', '-shm', ''])
    if (existsSync(data + companion)) await replaceFile(data + companion, join(folder, aside + companion));
  return aside;
}

const stampOf = (at: Date): string => at.toISOString().replace(/[:.]/g, '-');

/**
 * Puts a prepared file in the place of the data, which nobody may have open. The old data stays beside it; answers its
 * name, or null where there was none. Killed at any moment, it leaves either the old or the new data, and each whole.
 */
export async function swapIn(folder: string, prepared: string, at: Date): Promise<string | null> {
  const data = join(folder, 'quri.db');
  const old = existsSync(data) ? `quri-before-restore-${stampOf(at)}.db` : null;
  if (old !== null) {
    // A log beside the data would be taken for one of the new data.
    if (!standsAlone(data)) throw systemError('EBUSY');
    rmSync(`${data}-shm`, { force: true });
    keep(data, join(folder, old));
    syncFolder(folder);
  }
  await replaceFile(join(folder, prepared), data);
  // It was about the data from before.
  rmSync(join(folder, LAST_SEEN), { force: true });
  syncFolder(folder);
  return old;
}

/** SQLite has written everything into the file itself: it has no log, and its header says that it needs none. */
function standsAlone(file: string): boolean {
  if (existsSync(`${file}-wal`) || existsSync(`${file}-journal`)) return false;
  const fd = openSync(file, 'r');
  try {
    const versions = Buffer.alloc(2);
    readSync(fd, versions, 0, 2, WRITE_VERSION_AT);
    return !versions.includes(WAL_VERSION);
  } finally {
    closeSync(fd);
  }
}

/** Where a file of SQLite says how it is written and read, and what it says of one with a write-ahead log. */
const WRITE_VERSION_AT = 18;
const WAL_VERSION = 2;

/** A second name for it or, where the file system has none, a copy, which has its name once it is whole. */
function keep(file: string, name: string): void {
  try {
    linkSync(file, name);
    return;
  } catch {
    // Copied instead.
  }
  const part = `${name}.part`;
  try {
    copyFileSync(file, part);
    syncFile(part);
    renameSync(part, name);
  } finally {
    rmSync(part, { force: true });
  }
}
