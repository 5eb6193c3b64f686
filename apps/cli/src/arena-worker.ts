import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '@quri/bot-kit/arena';
import { type Job, openTable } from './arena/job.ts';

/** A thread that plays the blocks it is sent and sends back what came of them; an empty list ends it. */
const table = openTable(workerData as Job);
parentPort?.on('message', async (blocks: readonly Block[]) => {
  if (blocks.length === 0) {
    table.close();
    parentPort?.close();
    return;
  }
  const played = [];
  for (const block of blocks) played.push(await table.play(block));
  parentPort?.postMessage(played);
});
