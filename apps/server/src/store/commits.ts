import type Database from 'libsql';
import { unavailable } from './unavailable.ts';

interface Waiting<W> {
  readonly write: (writing: W) => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface Commits<W> {
  add<T>(write: (writing: W) => T): Promise<T>;
  flush(): void;
}

/** One transaction per turn of the event loop: however many tables moved in it, the disk is waited for once. */
export function groupedCommits<W>(db: Database.Database, writing: W): Commits<W> {
  let waiting: Waiting<W>[] = [];

  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    let settle: readonly (() => void)[];
    try {
      db.exec('BEGIN IMMEDIATE');
      settle = batch.map((one) => attempt(db, writing, one));
      db.exec('COMMIT');
    } catch (error) {
      rollBack(db);
      settle = batch.map(
        ({ reject }) =>
          () =>
            reject(unavailable(error)),
      );
    }
    for (const one of settle) one();
  };

  return {
    flush,
    add: (write) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ write, resolve: resolve as (value: never) => void, reject });
      }),
  };
}

/** Writes one of the batch; if it fails, it alone is undone. What it answers is told after the commit. */
function attempt<W>(db: Database.Database, writing: W, { write, resolve, reject }: Waiting<W>): () => void {
  db.exec('SAVEPOINT one');
  try {
    const value = write(writing);
    db.exec('RELEASE one');
    return () => resolve(value as never);
  } catch (error) {
    db.exec('ROLLBACK TO one; RELEASE one');
    return () => reject(isOfDatabase(error) ? unavailable(error) : error);
  }
}

const isOfDatabase = (error: unknown): boolean => error instanceof Error && error.name === 'SqliteError';

function rollBack(db: Database.Database): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // There was nothing to roll back: it failed before it began, or the database has done it by itself.
  }
}
