import { closeSync, fdatasync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type Database from 'libsql';
import { DATA_FILE } from './data-file.ts';
import { unavailable } from './errors.ts';
import { query } from './query.ts';

interface Pending<Tx> {
  /** Writes, and returns what reports success to the caller. */
  readonly write: (tx: Tx) => () => void;
  readonly reject: (error: unknown) => void;
}

export interface Commits<Tx> {
  /** Resolves once it is on disk. Rejects with `Unavailable` if it is not, or if that is not known. */
  commit<T>(write: (tx: Tx) => T): Promise<T>;
  /** Runs this right before the next transaction is written, which then has what it adds at once. It must not throw. */
  beforeCommit(run: () => void): void;
  /** Runs this while no transaction is open or waits for the disk; what is added meanwhile is written afterwards. */
  betweenCommits<T>(run: () => Promise<T>): Promise<T>;
  /** Resolves when everything that was added is written or refused. */
  idle(): Promise<void>;
}

interface Disk {
  /** Waits until what was committed is on disk. After a failure nothing is written any more. */
  readonly sync: () => Promise<void>;
  /** A transaction was written, or tried: how long it took with its sync, and how many writes it had. */
  readonly written?: (ms: number, writes: number) => void;
  /** So many rows were changed, all told. */
  readonly changed?: (rows: number) => void;
}

/** What runs before a transaction may block the event loop for so long. */
const MOST_MS_BEFORE = 8;

/**
 * One transaction at a time for everything that came until the one before it was on disk: however many tables moved,
 * they share one sync. The thread does not wait for it.
 */
export function groupedCommits<Tx>(db: Database.Database, tx: Tx, { sync, written, changed }: Disk): Commits<Tx> {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const end = db.prepare('COMMIT');
  const changes = query<{ readonly n: number }>(db, 'SELECT total_changes() AS n');
  const beforeNext: (() => void)[] = [];
  let pending: Pending<Tx>[] = [];
  let scheduled = false;
  let isWriting = false;
  let failed: unknown;
  /** Whatever must not overlap: transactions with their syncs, and what runs between them. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  const inTransaction = (
    batch: readonly Pending<Tx>[],
    writeOne: (one: Pending<Tx>) => () => void,
  ): readonly (() => void)[] => {
    begin.run();
    const reports = batch.map(writeOne);
    end.run();
    return reports;
  };

  const write = (batch: readonly Pending<Tx>[]): readonly (() => void)[] => {
    try {
      return inTransaction(batch, (one) => one.write(tx));
    } catch {
      rollBack(db);
      // Each behind a savepoint, so that a failure undoes only itself.
      return inTransaction(batch, (one) => attempt(db, tx, one));
    }
  };

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    // At the end of this turn of the event loop, or when the batch before is on disk and its answers have left.
    setImmediate(() => void inTurn(isWriting ? () => nextTurn().then(flush) : flush));
  };

  const runBefore = async (): Promise<void> => {
    let until = performance.now() + MOST_MS_BEFORE;
    for (const run of beforeNext.splice(0)) {
      run();
      if (performance.now() < until) continue;
      await nextTurn();
      until = performance.now() + MOST_MS_BEFORE;
    }
  };

  const flush = async (): Promise<void> => {
    if (beforeNext.length > 0) await runBefore();
    scheduled = false;
    if (beforeNext.length > 0) schedule();
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    isWriting = true;
    const begunAt = performance.now();
    try {
      if (failed !== undefined) throw failed;
      const reports = write(batch);
      changed?.(changes.get()?.n ?? 0);
      await sync().catch((error: unknown) => {
        failed = error;
        throw error;
      });
      for (const report of reports) report();
    } catch (error) {
      rollBack(db);
      for (const { reject } of batch) reject(unavailable(error));
    } finally {
      isWriting = false;
      written?.(performance.now() - begunAt, batch.length);
    }
  };

  return {
    betweenCommits: inTurn,
    beforeCommit: (run) => {
      beforeNext.push(run);
      schedule();
    },
    idle: async () => {
      do {
        await new Promise(setImmediate);
        await last;
      } while (scheduled);
    },
    commit: (write) =>
      new Promise((resolve, reject) => {
        schedule();
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

interface WalSync {
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
