import { closeSync, fdatasync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATA_FILE } from './data-file.ts';

export interface WalSync {
  /** Resolves when everything that was committed before is on disk. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Waits for the disk in the thread pool, while the thread that wrote goes on. SQLite itself is told not to wait
 * (`synchronous = NORMAL`): in WAL mode a commit only appends to the log, so once the log is synced it is durable.
 * To be opened while a connection has the data file open, and closed before it: the log stays one and the same file.
 */
export function openWalSync(folder: string): WalSync {
  const file = openSync(join(folder, `${DATA_FILE}-wal`), 'r+');
  const synced = promisify(fdatasync);
  return { sync: () => synced(file), close: () => closeSync(file) };
}
