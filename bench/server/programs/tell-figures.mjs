// Part of every measured server: answers over IPC how much processor time and memory the process has taken.
import { setTimeout as sleep } from 'node:timers/promises';
import { watchStalls } from './stalls.mjs';

/** In microseconds, all threads of the process together. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What is still held after everything that can be freed was freed; in bytes. */
async function memory() {
  for (let i = 0; i < 4; i++) {
    globalThis.gc();
    await sleep(60);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, external, rss };
}

/** When the main thread was blocked, from `watch` to `stalls`. */
let watched;
const watch = () => {
  watched = watchStalls();
};
const stalls = () => watched.end();

const answers = { cpu, memory, watch, stalls };

/** Says that the server listens, and answers from now on. */
export function tellFigures() {
  process.on('message', async ({ id, what }) => process.send({ id, value: await answers[what]() }));
  // Whoever started it is gone: nobody will measure it any more.
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
}
