import { Worker } from 'node:worker_threads';
import type { JobAnswer, JobMessage } from './job.ts';

/** One thread that thinks for bots, one job at a time. */
export interface Thinker {
  /** Rejects if the bot is late or breaks down; the thread is over then. */
  think(job: JobMessage, limitMs: number): Promise<readonly unknown[]>;
  readonly over: boolean;
  end(): Promise<unknown>;
}

const READY_MS = 10_000;

export function startThinker(program: URL, memoryMb: number): Thinker {
  let over = false;
  let answered: ((answer: JobAnswer) => void) | undefined;
  let broken: ((error: Error) => void) | undefined;
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  worker.unref();
  const end = (error: Error): Promise<unknown> => {
    over = true;
    broken?.(error);
    return worker.terminate();
  };
  worker.on('message', (answer: JobAnswer) => answered?.(answer));
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new Error('the thread is gone')));

  const answer = (limitMs: number): Promise<JobAnswer> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => end(new Error(`no answer within ${limitMs} ms`)), limitMs);
      answered = (said) => {
        clearTimeout(late);
        resolve(said);
      };
      broken = (error) => {
        clearTimeout(late);
        reject(error);
      };
    });

  const ready = answer(READY_MS);
  ready.catch(() => undefined);
  return {
    get over() {
      return over;
    },
    end: () => end(new Error('the server is closing')),
    think: async (job, limitMs) => {
      await ready;
      if (over) throw new Error('the thread is gone');
      const said = answer(limitMs);
      worker.postMessage(job);
      const heard = await said;
      return 'intents' in heard ? heard.intents : [];
    },
  };
}
