import { setTimeout as sleep } from 'node:timers/promises';
import { type Bot, sameJson } from '@quri/kernel';
import { MOST_INTENTS } from '@quri/protocol';
import type { Logger } from 'pino';
import { orUndefined } from '../or-undefined.ts';
import { randomHex } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { Job } from './bot-jobs.ts';
import { type BotThread, isNotStarted, startBotThread } from './bot-thread.ts';
import { fairQueue } from './fair-queue.ts';

interface BotRequest extends Omit<Job, 'level' | 'ms'> {
  /** The host of the table, and where they are connected from: bots of one of them may not take all threads. */
  readonly owner: string;
  readonly address: string;
  readonly table: string;
  /** The level that is to answer, then those that answer where it does not; each with how long it usually thinks. */
  readonly levels: readonly Required<Pick<Bot, 'id' | 'ms'>>[];
}

export type BotPool = ReturnType<typeof botPool>;

interface Waiting {
  readonly request: BotRequest;
  readonly resolve: (intents: readonly unknown[] | Promise<never>) => void;
}

/** How often a thread that cannot be started is tried again, and after what time. */
const MOST_STARTS = 60;
const RESTART_MS = 1000;
/** A bot is given up after so many times its usual thinking time; the last one that is asked has longer, for the machine may be busy. */
const LIMIT_FACTOR = 10;
const LAST_LIMIT_FACTOR = 100;

type PoolSettings = Pick<Settings, 'botMemoryMb' | 'botWorkers' | 'botsThinkingPerGuest' | 'botsThinkingPerAddress'>;

/** Runs bots in worker threads. If one is too late, crashes or cheats, the level below answers in its place. */
export function botPool(program: URL, settings: PoolSettings, log: Logger, thought?: (ms: number) => void) {
  const idle: BotThread[] = [];
  const busy = new Set<BotThread>();
  const queue = fairQueue<Waiting>(settings, () => performance.now());
  let closed = false;

  const startNext = (): void => {
    while (!closed && queue.running < settings.botWorkers) {
      const next = queue.next();
      if (next === undefined) return;
      const { request, resolve } = next.item;
      answer(request)
        .then(resolve, (error) => resolve(Promise.reject(error)))
        .finally(() => {
          next.done();
          startNext();
        });
    }
  };

  const answer = async (request: BotRequest): Promise<readonly unknown[]> => {
    const { owner: _owner, address: _address, table, levels, ...job } = request;
    for (const [i, { id, ms }] of levels.entries()) {
      const limitMs = ms * (i === levels.length - 1 ? LAST_LIMIT_FACTOR : LIMIT_FACTOR);
      const about = { table, game: job.game, bot: id };
      try {
        const [first, ...rest] = await runInThread({ ...job, level: id, ms }, limitMs);
        // What a bot answers with need not be JSON.
        const offer = job.offers.find((one) => orUndefined(() => sameJson(one, first)));
        if (offer !== undefined) return [offer, ...rest.slice(0, MOST_INTENTS - 1)];
        log.error({ ...about, intent: first }, 'bot chose a move that was not offered, another level is asked');
      } catch (error) {
        if (closed) break;
        log.error({ ...about, err: error }, 'bot failed or timed out, another level is asked');
      }
    }
    // After the server was closed nobody waits for an answer.
    return closed ? new Promise(() => undefined) : Promise.reject(new Error('no level of bot has answered'));
  };

  const runInThread = async (job: Job, limitMs: number, startsLeft = MOST_STARTS): Promise<readonly unknown[]> => {
    try {
      return await runOnce(job, limitMs);
    } catch (error) {
      if (!isNotStarted(error) || startsLeft === 0 || closed) throw error;
      log.warn({ err: error }, 'bot thread could not be started, tried again');
      await sleep(RESTART_MS, undefined, { ref: false });
      return runInThread(job, limitMs, startsLeft - 1);
    }
  };

  const runOnce = async (job: Job, limitMs: number): Promise<readonly unknown[]> => {
    const thread = idle.pop() ?? startBotThread(program, settings.botMemoryMb);
    const begunAt = performance.now();
    busy.add(thread);
    try {
      return await thread.run({ ...job, rng: randomHex(16) }, limitMs);
    } finally {
      busy.delete(thread);
      thought?.(performance.now() - begunAt);
      if (!thread.ended) idle.push(thread);
    }
  };

  /** Whatever the same seat was asked before is void: a guest who hands a seat over and back must not fill the queue. */
  const withdraw = ({ table, seat }: BotRequest): void => {
    queue.remove(({ request }) => request.table === table && request.seat === seat)?.resolve([]);
  };

  return {
    /** Answers that wait for a thread, and those being thought about. */
    get waiting(): number {
      return queue.waiting;
    },
    get thinking(): number {
      return queue.running;
    },
    /** A list that begins with one of the offers. Rejects if no level had an answer. */
    choose: (request: BotRequest): Promise<readonly unknown[]> => {
      withdraw(request);
      return new Promise((resolve) => {
        // Copied, because the memory changes while this waits.
        const copy = { ...request, memory: structuredClone(request.memory) };
        queue.add({ request: copy, resolve }, request.owner, request.address);
        startNext();
      });
    },
    close: async (): Promise<void> => {
      closed = true;
      await Promise.all([...idle, ...busy].map((thread) => thread.end()));
    },
  };
}
