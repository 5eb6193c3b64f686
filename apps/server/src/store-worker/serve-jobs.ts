import { parentPort, workerData } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { openToRead } from '../store/data-file.ts';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import { type Job, type JobAnswer, storeJobs } from './jobs.ts';

/** Runs in the worker thread, with a connection of its own, and answers one job after the other. */
export function serveStoreJobs(engines: readonly GameEngine[]): void {
  const { dataDir }: { readonly dataDir: string } = workerData;
  const jobs: Readonly<Record<Job['name'], (...asked: never[]) => unknown>> = storeJobs(
    openToRead(dataDir),
    dataDir,
    engines,
  );
  let last = Promise.resolve();
  parentPort?.on('message', ({ name, asked }: Job) => {
    last = last.then(async () => parentPort?.postMessage(await answerOf(() => jobs[name](...(asked as never[])))));
  });
}

async function answerOf(value: () => unknown): Promise<JobAnswer> {
  try {
    return { value: await value() };
  } catch (error) {
    if (isDamaged(error)) return { failed: error.message, because: 'damaged' };
    return {
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      because: isUnavailable(error) ? 'unavailable' : 'bug',
    };
  }
}
