import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Block, PlayedBlock } from '@quri/bot-kit/arena';
import { type Job, openTable } from './job.ts';

/** So many times over a thread comes back for more, so that none sits idle at the end. */
const HELPINGS = 12;
const MOST_AT_ONCE = 32;

/** Plays all blocks, on so many threads. What comes of a block hangs on nothing but itself, so neither does the result. */
export async function playAll(
  job: Job,
  blocks: readonly Block[],
  threads: number,
  tell: (done: number) => void,
): Promise<readonly PlayedBlock[]> {
  const played: PlayedBlock[] = [];
  const take = (some: readonly PlayedBlock[]): void => {
    played.push(...some);
    tell(played.length);
  };
  const program = workerProgram();
  // From the sources there is no program for a thread; the same games are played here.
  if (threads === 1 || program === undefined) await playHere(job, blocks, take);
  else await playThere(program, job, blocks, Math.min(threads, blocks.length), take);
  return played.sort((a, b) => a.block.deal - b.block.deal);
}

async function playHere(job: Job, blocks: readonly Block[], take: (some: readonly PlayedBlock[]) => void) {
  const table = openTable(job);
  try {
    for (const block of blocks) take([await table.play(block)]);
  } finally {
    table.close();
  }
}

async function playThere(
  program: URL,
  job: Job,
  blocks: readonly Block[],
  threads: number,
  take: (some: readonly PlayedBlock[]) => void,
): Promise<void> {
  const helping = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(blocks.length / threads / HELPINGS)));
  let next = 0;
  const workers: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const worker = new Worker(program, { workerData: job });
      workers.push(worker);
      const feed = (): void => {
        worker.postMessage(blocks.slice(next, next + helping));
        next += helping;
      };
      worker.on('message', (some: readonly PlayedBlock[]) => {
        take(some);
        feed();
      });
      worker.on('error', failed);
      worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread ended with ${code}`))));
      feed();
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
