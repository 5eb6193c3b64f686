import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Tuning, tuned } from './cross-entropy-tuning.ts';
import { type Training, trained } from './training.ts';

export { checkFastTable } from './fast-table-check.ts';

type Job = { readonly training: Training } | { readonly tuning: Tuning };

/** Learns in a thread of its own: this file starts itself again. */
export const learnInThread = (job: Job): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: job });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

const learn = (job: Job): readonly number[] => ('training' in job ? trained(job.training) : tuned(job.tuning));

if (!isMainThread) parentPort?.postMessage(learn(workerData as Job));
