import { pick, sameJson, seededRng } from '@quri/kernel';
import { MOST_INTENTS } from '@quri/protocol';
import type { Logger } from 'pino';
import { randomHex } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { Job } from './bot-jobs.ts';
import { type BotThread, startBotThread } from './bot-thread.ts';

interface BotRequest extends Job {
  /** The host of the table: the bots of one host may not take all threads. */
  readonly owner: string;
  readonly table: string;
}

export interface BotPool {
  /** A list that begins with one of the offers, always. */
  choose(request: BotRequest): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: BotRequest;
  readonly resolve: (intents: readonly unknown[]) => void;
}

/** Runs bots in worker threads. If one is too late, crashes or cheats, a random move is made for it. */
export function botPool(program: URL, settings: Settings, log: Logger): BotPool {
  const idle: BotThread[] = [];
  const busy = new Map<BotThread, string>();
  const waiting: Waiting[] = [];
  let closed = false;

  const runningFor = (owner: string): number => [...busy.values()].filter((one) => one === owner).length;
  const waitingFor = (owner: string): number => waiting.filter(({ request }) => request.owner === owner).length;

  const startNext = (): void => {
    if (closed || busy.size >= settings.botWorkers) return;
    const at = waiting.findIndex(({ request }) => runningFor(request.owner) < settings.botsThinkingPerGuest);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next === undefined) return;
    const thread = idle.pop() ?? startBotThread(program, settings.botMemoryMb);
    busy.set(thread, next.request.owner);
    void run(thread, next.request).then((intents) => {
      busy.delete(thread);
      if (!thread.ended) idle.push(thread);
      next.resolve(intents);
      startNext();
    });
    startNext();
  };

  const run = async (thread: BotThread, request: BotRequest): Promise<readonly unknown[]> => {
    const { owner: _owner, table, ...job } = request;
    const about = { table, game: job.game, bot: job.level };
    try {
      const limit = Math.max(settings.botTimeoutMs, 2 * job.ms);
      const [first, ...rest] = await thread.run({ ...job, rng: randomHex(16) }, limit);
      const offer = job.offers.find((one) => isSame(one, first));
      if (offer !== undefined) return [offer, ...rest.slice(0, MOST_INTENTS - 1)];
      log.error({ ...about, intent: first }, 'bot chose a move that was not offered, random move instead');
    } catch (error) {
      if (!closed) log.error({ ...about, err: error }, 'bot failed or timed out, random move instead');
    }
    return randomMove(job);
  };

  /** Whatever the same seat was asked before is void: a guest who hands a seat over and back must not fill the queue. */
  const withdraw = ({ table, seat }: BotRequest): void => {
    const at = waiting.findIndex(({ request }) => request.table === table && request.seat === seat);
    if (at >= 0) for (const { resolve } of waiting.splice(at, 1)) resolve([]);
  };

  const choose = (request: BotRequest): Promise<readonly unknown[]> => {
    withdraw(request);
    if (waitingFor(request.owner) >= settings.botsWaitingPerGuest) {
      log.warn(
        { table: request.table, owner: request.owner },
        'too many bots waiting for one guest, random move instead',
      );
      return Promise.resolve(randomMove(request));
    }
    return new Promise((resolve) => {
      // Copied, because the memory changes while this waits.
      waiting.push({ request: { ...request, memory: structuredClone(request.memory) }, resolve });
      startNext();
    });
  };

  return {
    choose,
    close: async () => {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.end()));
    },
  };
}

const randomMove = ({ offers }: Job): readonly unknown[] => [pick(seededRng(randomHex(16)), offers)];

function isSame(offer: unknown, intent: unknown): boolean {
  try {
    return sameJson(offer, intent);
  } catch {
    return false;
  }
}
