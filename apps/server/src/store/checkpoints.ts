import { Worker } from 'node:worker_threads';

/**
 * To the thread. `copy`: copies what it can of the log into the data file, while others write. `restart`: copies the rest
 * and begins the log anew. `empty`: the same, and nothing that was in the log is left in its file. `end`: closes the
 * file and ends.
 */
export type CheckpointRequest = 'copy' | 'restart' | 'empty' | 'end';

/** The log is copied after so many rows were changed; a move is one, and about one page of the log. */
const ROWS_BETWEEN = 1000;

/**
 * Checkpoints in a thread of their own. `between` keeps others from writing for as long as the log begins anew: that is
 * short, because most of it was copied before.
 */
export function checkpointThread(
  program: URL,
  file: string,
  between: <T>(run: () => Promise<T>) => Promise<T>,
  failed: (error: unknown) => void,
) {
  let copiedAt = 0;
  let running: Promise<unknown> | undefined;
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(program, {
      env: {},
      execArgv: [],
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 },
    });
    worker.unref();
    worker.on('error', failed);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  };

  let thread: Worker | undefined = start();

  /** False if it was not done, or if the thread has ended. */
  const ask = (request: CheckpointRequest): Promise<boolean> =>
    new Promise((resolve) => {
      thread ??= start();
      const worker = thread;
      const answered = (done: boolean): void => {
        worker.off('exit', ended);
        worker.unref();
        resolve(done);
      };
      const ended = (): void => {
        worker.off('message', answered);
        resolve(false);
      };
      worker.once('message', answered);
      worker.once('exit', ended);
      worker.ref();
      worker.postMessage(request);
    });

  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = Promise.resolve(running).then(run);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    running = settled;
    void settled.then(() => {
      if (running === settled) running = undefined;
    });
    return result;
  };

  const checkpoint = async (): Promise<void> => {
    if (closed || !(await ask('copy'))) return;
    await between(() => ask('restart'));
  };

  return {
    /** So many rows were changed since the file was opened. */
    changed: (rows: number): void => {
      if (rows - copiedAt < ROWS_BETWEEN || running !== undefined) return;
      copiedAt = rows;
      void inTurn(checkpoint);
    },
    /** False if a reader is in the way, or if there is no such thread. */
    empty: (): Promise<boolean> => inTurn(() => between(() => ask('empty'))),
    close: async (): Promise<void> => {
      closed = true;
      await running;
      if (thread !== undefined) await ask('end');
    },
  };
}
