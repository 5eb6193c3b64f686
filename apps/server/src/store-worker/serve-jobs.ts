import { parentPort, workerData } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { makeReplay } from '../replays/make-replay.ts';
import { openToRead } from '../store/data-file.ts';
import { isUnavailable } from '../store/errors.ts';
import { type LongReads, longReads } from '../store/long-reads.ts';
import type { Job, JobAnswer } from './jobs.ts';

/** Runs in the worker thread, with a connection of its own, and answers one job after the other. */
export function serveStoreJobs(engines: readonly GameEngine[]): void {
  const { dataDir }: { readonly dataDir: string } = workerData;
  const reads = longReads(openToRead(dataDir));
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerOf(() => resultOf(reads, engines, job))));
}

function resultOf(reads: LongReads, engines: readonly GameEngine[], job: Job): unknown {
  if (job.kind === 'findExpired') return reads.expired(job.times, job.most);
  return makeReplay(reads, engines, job.table);
}

function answerOf(value: () => unknown): JobAnswer {
  try {
    return { value: value() };
  } catch (error) {
    return {
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      unavailable: isUnavailable(error),
    };
  }
}
