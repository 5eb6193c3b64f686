import { parentPort } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { invariantBroken, luckFrom } from '@quri/kernel';
import { chooseBy } from '@quri/table';
import type { JobAnswer, JobMessage } from './job.ts';

/** The inside of a worker: answers one job after the other. Whatever a bot does here, it does to this thread alone. */
export function serveBots(shelf: readonly GameEngine[]): void {
  const say = (answer: JobAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', (job: JobMessage) => {
    const bot = shelf.find(({ game }) => game.meta.id === job.game)?.bots.find(({ id }) => id === job.level);
    if (bot === undefined) return invariantBroken('no such bot', { game: job.game, level: job.level });
    const { game: _game, level: _level, luck, ms, ...asked } = job;
    say({ intents: chooseBy(bot, asked, { luck: luckFrom(luck), ms, now: () => performance.now() }) });
  });
  say({ ready: true });
}
