import { startThread } from '../worker-thread.ts';
import type { JobAnswer, JobMessage } from './bot-jobs.ts';

export type BotThread = ReturnType<typeof startBotThread>;

const READY_MS = 10_000;

const NOT_STARTED = 'NotStarted';

/** The thread could not be started, as without memory or file descriptors: no fault of the bot, and worth another try. */
export const isNotStarted = (error: unknown): boolean => error instanceof Error && error.name === NOT_STARTED;

const notStarted = (cause: unknown): Error =>
  Object.assign(new Error('bot thread could not be started', { cause }), { name: NOT_STARTED });

/** A worker thread that runs bots, one job at a time. */
export function startBotThread(program: URL, memoryMb: number) {
  const thread = startThread<JobMessage, JobAnswer>('bot thread', program, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  const ready = thread.nextAnswer(READY_MS);
  ready.catch(() => undefined);
  return {
    get ended(): boolean {
      return thread.ended;
    },
    end: thread.end,
    /** Rejects if the bot exceeds the time limit or crashes; the thread is ended then. */
    run: async (job: JobMessage, limitMs: number): Promise<readonly unknown[]> => {
      await ready.catch((error) => Promise.reject(notStarted(error)));
      const answer = await thread.ask(job, limitMs);
      return 'intents' in answer ? answer.intents : [];
    },
  };
}
