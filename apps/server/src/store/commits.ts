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
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let waiting: Waiting<W>[] = [];

  /** Writes them all, or none if any of them fails. */
  const together = (batch: readonly Waiting<W>[]): readonly (() => void)[] => {
    begin.run();
    const settle = batch.map(({ write, resolve }) => {
      const value = write(writing);
      return () => resolve(value as never);
    });
    commit.run();
    return settle;
  };

  /** Writes each behind a savepoint: what fails is undone alone. */
  const apart = (batch: readonly Waiting<W>[]): readonly (() => void)[] => {
    begin.run();
    const settle = batch.map((one) => attempt(db, writing, one));
    commit.run();
    return settle;
  };

  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    let settle: readonly (() => void)[];
    try {
      settle = together(batch);
    } catch {
      settle = afterFailure(batch);
    }
    for (const one of settle) one();
  };

  const afterFailure = (batch: readonly Waiting<W>[]): readonly (() => void)[] => {
    try {
      rollBack(db);
      return apart(batch);
    } catch (error) {
      rollBack(db);
      return batch.map(
        ({ reject }) =>
          () =>
            reject(unavailable(error)),
      );
    }
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
