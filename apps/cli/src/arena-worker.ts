import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '@quri/bot-kit/arena';
import { blockPlayer, type Job } from './arena/job.ts';

/** A thread that plays the blocks it is sent and sends back what came of them; an empty list ends it. */
const player = blockPlayer(workerData as Job);
parentPort?.on('message', async (blocks: readonly Block[]) => {
  if (blocks.length === 0) {
    player.close();
    parentPort?.close();
    return;
  }
  const played = [];
  for (const block of blocks) played.push(await player.play(block));
  parentPort?.postMessage(played);
});
