import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { invariantBroken, seededRng } from '@quri/kernel';
import { askBot, type BotJob } from '@quri/table';

/** What a bot is asked: what a person in its seat has, and nothing else. */
export interface Job extends BotJob {
  readonly game: string;
  readonly level: string;
  /** How long it may think about its answer, by its own clock. */
  readonly ms: number;
}

/** To the worker thread: a job with random numbers of its own, which nobody at the table can predict. */
export interface JobMessage extends Job {
  readonly rng: string;
}

/** From the worker thread: that it is ready, or the list of intents the bot chose. */
export type JobAnswer = { readonly ready: true } | { readonly intents: readonly unknown[] };

/**
 * A bot thinks for as many iterations as its level has, so that a busy machine does not make it play worse: its clock
 * goes so many times slower. Only one that is far too late is told by it to come to an end, before it is given up.
 */
const CLOCK_FACTOR = 8;

/** Runs in a worker thread and answers one job after the other. A bot that crashes or hangs only harms this thread. */
export function serveBotJobs(engines: readonly GameEngine[]): void {
  // The thread that serves people comes first. Elsewhere this would be the priority of the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const post = (answer: JobAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', (job: JobMessage) => {
    const bot = engines.find(({ game }) => game.meta.id === job.game)?.bots.find(({ id }) => id === job.level);
    if (bot === undefined) return invariantBroken('no such bot', { game: job.game, level: job.level });
    const { game: _game, level: _level, rng, ms, ...asked } = job;
    post({ intents: askBot(bot, asked, { rng: seededRng(rng), ms, now: () => performance.now() / CLOCK_FACTOR }) });
  });
  post({ ready: true });
}
