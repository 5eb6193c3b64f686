import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// All that differs between operating systems for whoever hosts. Tests name the platform; programs are on their own.

type Platform = NodeJS.Platform;

const isWindows = (platform: Platform): boolean => platform === 'win32';

/** The longest path of a Unix socket that every system takes, in bytes. A longer one would be cut without an error. */
const MOST_PATH_BYTES = 103;

/** Where a server listens for its host. */
export interface HostAddress {
  readonly path: string;
  /** The file with a secret that every request brings along; null where the path itself keeps others out. */
  readonly keyFile: string | null;
}

/**
 * A Unix socket in the data folder, by its absolute path or, where that is too long, from the working directory; undefined
 * where both are. Windows has named pipes instead, beside all files: whoever reads the key may read the folder.
 */
export function hostAddress(dataDir: string, platform: Platform = process.platform): HostAddress | undefined {
  if (isWindows(platform)) {
    // The file system knows one spelling of a path, however it was written.
    const folder = realpathSync.native(dataDir).toLowerCase();
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
    return { path: `\\\\.\\pipe\\quri-${name}`, keyFile: join(dataDir, 'quri.key') };
  }
  const path = resolve(join(dataDir, 'quri.sock'));
  const short = [path, relative('', path)].find((candidate) => Buffer.byteLength(candidate) <= MOST_PATH_BYTES);
  return short === undefined ? undefined : { path: short, keyFile: null };
}

/** What asks the server to stop. Windows sends the last two for Ctrl-Break and for a window that is closed. */
export const stopSignals = (platform: Platform = process.platform): readonly NodeJS.Signals[] =>
  isWindows(platform) ? ['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGTERM', 'SIGINT'];

/** The signal to end oneself by when a terminal is gone: Windows lets no program send SIGHUP. */
export const hangUpSignal = (platform: Platform = process.platform): NodeJS.Signals =>
  isWindows(platform) ? 'SIGTERM' : 'SIGHUP';

/** Syncs the content of a file. Windows syncs only what may be written. */
export function syncFile(path: string): void {
  sync(path, 'r+');
}

/** Syncs the names in a folder. Windows opens no folders, and writes names through its own log. */
export function syncFolder(path: string, platform: Platform = process.platform): void {
  if (!isWindows(platform)) sync(path, 'r');
}

function sync(path: string, flags: string): void {
  const fd = openSync(path, flags);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

const HELD_TRIES = 40;
const HELD_MS = 25;

/**
 * Renames over what is there. On Windows neither file may be open: a virus scanner has it for a moment, and libsql until
 * the statements of a connection that was closed are collected.
 */
export const replaceFile = (
  from: string,
  to: string,
  platform: Platform = process.platform,
  rename: typeof renameSync = renameSync,
): Promise<void> => onceReleased(platform, () => rename(from, to));

/** Removes a file that may be open in the same way, if it is there. */
export const removeFile = (path: string, platform: Platform = process.platform): Promise<void> =>
  onceReleased(platform, () => rmSync(path, { force: true }));

async function onceReleased(platform: Platform, act: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return act();
    } catch (error) {
      if (!isWindows(platform) || tries >= HELD_TRIES || !isHeldOpen(error)) throw error;
      collectGarbage();
      // What was collected is closed between two turns of the event loop.
      await sleep(HELD_MS);
    }
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const isHeldOpen = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPERM', 'EACCES', 'EBUSY'].includes(String(error.code));

/** The files that may be meant by the name of a program. */
export const programFiles = (name: string, platform: Platform = process.platform): readonly string[] =>
  isWindows(platform) ? [name, `${name}.exe`, `${name}.com`] : [name];

/** Windows runs programs by their name alone, and every file there is executable to Node. */
export const isProgramFile = (path: string, platform: Platform = process.platform): boolean =>
  !isWindows(platform) || /\.(exe|com)$/i.test(path);

/** What Python is called. */
export const pythonProgram = (platform: Platform = process.platform): string =>
  isWindows(platform) ? 'python' : 'python3';
