import { Worker } from 'node:worker_threads';
import type { JobAnswer, JobMessage } from './bot-jobs.ts';

/** A worker thread that runs bots, one job at a time. */
export interface BotThread {
  /** Rejects if the bot exceeds the time limit or crashes; the thread is ended then. */
  run(job: JobMessage, limitMs: number): Promise<readonly unknown[]>;
  readonly ended: boolean;
  end(): Promise<unknown>;
}

const READY_MS = 10_000;

const NOT_STARTED = 'NotStarted';

/** The thread could not be started, as without memory or file descriptors: no fault of the bot, and worth another try. */
export const isNotStarted = (error: unknown): boolean => error instanceof Error && error.name === NOT_STARTED;

const notStarted = (cause: unknown): Error =>
  Object.assign(new Error('bot thread could not be started', { cause }), { name: NOT_STARTED });

export function startBotThread(program: URL, memoryMb: number): BotThread {
  let ended = false;
  let answered: ((answer: JobAnswer) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  worker.unref();
  const end = (error: Error): Promise<unknown> => {
    ended = true;
    failed?.(error);
    return worker.terminate();
  };
  worker.on('message', (answer: JobAnswer) => answered?.(answer));
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new Error('bot thread exited')));

  const nextAnswer = (limitMs: number): Promise<JobAnswer> =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => end(new Error(`no answer within ${limitMs} ms`)), limitMs);
      answered = (answer) => {
        clearTimeout(timeout);
        resolve(answer);
      };
      failed = (error) => {
        clearTimeout(timeout);
        reject(error);
      };
    });

  const ready = nextAnswer(READY_MS);
  ready.catch(() => undefined);
  return {
    get ended() {
      return ended;
    },
    end: () => end(new Error('server is closing')),
    run: async (job, limitMs) => {
      await ready.catch((error) => Promise.reject(notStarted(error)));
      if (ended) throw new Error('bot thread exited');
      const pending = nextAnswer(limitMs);
      worker.postMessage(job);
      const answer = await pending;
      return 'intents' in answer ? answer.intents : [];
    },
  };
}
