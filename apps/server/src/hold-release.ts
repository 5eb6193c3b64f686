import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Never closed: the operating system releases the lock when the process ends, however it does. */
let held: Database.Database | undefined;

/**
 * Tells `npm run build` that this release is in use and must stay, by a lock that several servers can have at once and
 * that needs no right to write. Where there is no such file or lock, nothing is removed either.
 */
export function holdRelease(folder: string): void {
  const file = join(folder, 'in-use.lock');
  if (!existsSync(file)) return;
  try {
    held ??= new Database(file, { readonly: true });
    held.exec('BEGIN');
    // The lock comes with the first read.
    held.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch {
    // A file system without locks.
  }
}
