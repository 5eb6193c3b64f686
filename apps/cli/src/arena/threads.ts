import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Block, PlayedBlock } from '@quri/bot-kit/arena';
import { blockPlayer, type Job } from './job.ts';

/** Each thread gets its blocks in about so many batches, so that none is idle at the end. */
const BATCHES_PER_THREAD = 12;
const LARGEST_BATCH = 32;

/** Plays all blocks, on so many threads. A block's result depends on the block alone, so the whole does not depend on the threads. */
export async function playAll(
  job: Job,
  blocks: readonly Block[],
  threads: number,
  report: (done: number) => void,
): Promise<readonly PlayedBlock[]> {
  const played: PlayedBlock[] = [];
  const take = (some: readonly PlayedBlock[]): void => {
    played.push(...some);
    report(played.length);
  };
  const program = workerProgram();
  // From the sources there is no program for a thread; the same games are played here.
  if (threads === 1 || program === undefined) await playInProcess(job, blocks, take);
  else await playInThreads(program, job, blocks, Math.min(threads, blocks.length), take);
  return played.sort((a, b) => a.block.deal - b.block.deal);
}

async function playInProcess(job: Job, blocks: readonly Block[], take: (some: readonly PlayedBlock[]) => void) {
  const player = blockPlayer(job);
  try {
    for (const block of blocks) take([await player.play(block)]);
  } finally {
    player.close();
  }
}

async function playInThreads(
  program: URL,
  job: Job,
  blocks: readonly Block[],
  threads: number,
  take: (some: readonly PlayedBlock[]) => void,
): Promise<void> {
  const batch = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(blocks.length / threads / BATCHES_PER_THREAD)));
  let next = 0;
  const workers: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const worker = new Worker(program, { workerData: job });
      workers.push(worker);
      const sendBatch = (): void => {
        worker.postMessage(blocks.slice(next, next + batch));
        next += batch;
      };
      worker.on('message', (some: readonly PlayedBlock[]) => {
        take(some);
        sendBatch();
      });
      worker.on('error', failed);
      worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread ended with ${code}`))));
      sendBatch();
    });
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Beside the program, or one folder up when the bundler put this into a part of its own. */
function workerProgram(): URL | undefined {
  return ['./arena-worker.mjs', '../arena-worker.mjs']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
}
