import type Database from 'libsql';
import { unavailable } from './errors.ts';

interface Pending<Tx> {
  /** Writes, and returns what reports success to the caller. */
  readonly write: (tx: Tx) => () => void;
  readonly reject: (error: unknown) => void;
}

export interface Commits<Tx> {
  add<T>(write: (tx: Tx) => T): Promise<T>;
  flush(): void;
}

/**
 * One transaction per turn of the event loop: however many tables moved in it, there is one sync to disk. `written` is
 * told how long it took, and how many writes it had.
 */
export function groupedCommits<Tx>(
  db: Database.Database,
  tx: Tx,
  written?: (ms: number, writes: number) => void,
): Commits<Tx> {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let pending: Pending<Tx>[] = [];

  /** Writes the whole batch, or nothing if any of it fails. */
  const writeTogether = (batch: readonly Pending<Tx>[]): readonly (() => void)[] => {
    begin.run();
    const reports = batch.map(({ write }) => write(tx));
    commit.run();
    return reports;
  };

  /** Writes each behind a savepoint, so that a failure undoes only itself. */
  const writeApart = (batch: readonly Pending<Tx>[]): readonly (() => void)[] => {
    begin.run();
    const reports = batch.map((one) => attempt(db, tx, one));
    commit.run();
    return reports;
  };

  const flush = (): void => {
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    const begunAt = performance.now();
    let reports: readonly (() => void)[];
    try {
      reports = writeTogether(batch);
    } catch {
      reports = afterFailure(batch);
    }
    written?.(performance.now() - begunAt, batch.length);
    for (const report of reports) report();
  };

  const afterFailure = (batch: readonly Pending<Tx>[]): readonly (() => void)[] => {
    try {
      rollBack(db);
      return writeApart(batch);
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
        if (pending.length === 0) setImmediate(flush);
        const writeAndReport = (open: Tx): (() => void) => {
          const value = write(open);
          return () => resolve(value);
        };
        pending.push({ write: writeAndReport, reject });
      }),
  };
}

/** Writes one of the batch behind a savepoint. Success or failure is reported after the commit. */
function attempt<Tx>(db: Database.Database, tx: Tx, { write, reject }: Pending<Tx>): () => void {
  db.exec('SAVEPOINT one');
  try {
    const report = write(tx);
    db.exec('RELEASE one');
    return report;
  } catch (error) {
    db.exec('ROLLBACK TO one; RELEASE one');
    return () => reject(isSqliteError(error) ? unavailable(error) : error);
  }
}

const isSqliteError = (error: unknown): boolean => error instanceof Error && error.name === 'SqliteError';

function rollBack(db: Database.Database): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // No transaction is open: it failed before it began, or SQLite has rolled it back itself.
  }
}
