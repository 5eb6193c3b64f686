import { parentPort } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { invariantBroken, seededRng } from '@quri/kernel';
import { askBot, type BotJob } from '@quri/table';

/** What a bot is asked: what a person in its seat has, and nothing else. */
export interface Job extends BotJob {
  readonly game: string;
  readonly level: string;
  /** How long it may think about its answer. */
  readonly ms: number;
}

/** To the worker thread: a job with random numbers of its own, which nobody at the table can predict. */
export interface JobMessage extends Job {
  readonly rng: string;
}

/** From the worker thread: that it is ready, or the list of intents the bot chose. */
export type JobAnswer = { readonly ready: true } | { readonly intents: readonly unknown[] };

/** Runs in a worker thread and answers one job after the other. A bot that crashes or hangs only harms this thread. */
export function serveBotJobs(engines: readonly GameEngine[]): void {
  const post = (answer: JobAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', (job: JobMessage) => {
    const bot = engines.find(({ game }) => game.meta.id === job.game)?.bots.find(({ id }) => id === job.level);
    if (bot === undefined) return invariantBroken('no such bot', { game: job.game, level: job.level });
    const { game: _game, level: _level, rng, ms, ...asked } = job;
    post({ intents: askBot(bot, asked, { rng: seededRng(rng), ms, now: () => performance.now() }) });
  });
  post({ ready: true });
}
