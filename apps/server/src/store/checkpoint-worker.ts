import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { CheckpointRequest } from './checkpoints.ts';
import { pragma } from './data-file.ts';
import { inTransaction } from './query.ts';

/** A thread with a connection of its own: it copies SQLite's log into the data file, and waits for the disk there. */

const { file }: { readonly file: string } = workerData;
const db = new Database(file);
db.exec('PRAGMA busy_timeout = 5000');
db.exec('PRAGMA synchronous = FULL');

/** Zero if nothing was in the way. */
const checkpoint = (mode: 'PASSIVE' | 'TRUNCATE'): boolean => pragma(db, `wal_checkpoint(${mode})`) === 0;

/**
 * Whoever writes first after everything was copied begins the log anew, and waits for the disk with that. So it is done
 * here, by writing a value that is there already.
 */
const beginAnew = (): void =>
  inTransaction(db, () => db.exec(`PRAGMA user_version = ${Number(pragma(db, 'user_version'))}`));

function carryOut(request: Exclude<CheckpointRequest, 'end'>): boolean {
  if (request === 'copy') return checkpoint('PASSIVE');
  const done = checkpoint(request === 'empty' ? 'TRUNCATE' : 'PASSIVE');
  beginAnew();
  return done;
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'end') {
    db.close();
    parentPort?.close();
    return;
  }
  let done = false;
  try {
    done = carryOut(request);
  } catch {
    // Somebody else is writing or reading: it is asked for again.
  }
  parentPort?.postMessage(done);
});
