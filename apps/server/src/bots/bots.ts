import { luckFrom, pick, sameJson } from '@quri/kernel';
import { MOST_INTENTS } from '@quri/protocol';
import type { Logger } from 'pino';
import { randomHex } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { Job } from './job.ts';
import { startThinker, type Thinker } from './thinker.ts';

export interface Asked extends Job {
  /** Whose table it is: nobody's bots may take all the time there is. */
  readonly owner: string;
  readonly table: string;
}

export interface Bots {
  /** A list whose first is one of the offers, always; shown after the same time whatever it is. */
  choose(asked: Asked): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (intents: readonly unknown[]) => void;
}

/** Bots think in threads of their own. One that is late, breaks down or cheats has its move made by luck. */
export function botPool(program: URL, settings: Settings, log: Logger): Bots {
  const idle: Thinker[] = [];
  const busy = new Map<Thinker, string>();
  const waiting: Waiting[] = [];
  let closed = false;

  const thinkingFor = (owner: string): number => [...busy.values()].filter((one) => one === owner).length;
  const waitingFor = (owner: string): number => waiting.filter(({ asked }) => asked.owner === owner).length;

  const next = (): void => {
    if (closed || busy.size >= settings.botWorkers) return;
    const at = waiting.findIndex(({ asked }) => thinkingFor(asked.owner) < settings.botsThinkingPerGuest);
    const [job] = at < 0 ? [] : waiting.splice(at, 1);
    if (job === undefined) return;
    const thinker = idle.pop() ?? startThinker(program, settings.botMemoryMb);
    busy.set(thinker, job.asked.owner);
    void think(thinker, job.asked).then((intents) => {
      busy.delete(thinker);
      if (!thinker.over) idle.push(thinker);
      job.resolve(intents);
      next();
    });
    next();
  };

  const think = async (thinker: Thinker, { owner: _owner, table, ...job }: Asked): Promise<readonly unknown[]> => {
    try {
      const limit = Math.max(settings.botLimitMs, 2 * job.ms);
      const [first, ...rest] = await thinker.think({ ...job, luck: randomHex(16) }, limit);
      const offer = job.offers.find((one) => isSame(one, first));
      if (offer !== undefined) return [offer, ...rest.slice(0, MOST_INTENTS - 1)];
      log.error({ table, game: job.game, bot: job.level, intent: first }, 'a bot chose what was not offered');
    } catch (error) {
      if (!closed) log.error({ table, game: job.game, bot: job.level, err: error }, 'a bot did not answer');
    }
    return byLuck(job);
  };

  const chosen = (asked: Asked): Promise<readonly unknown[]> => {
    if (waitingFor(asked.owner) >= settings.botsWaitingPerGuest) {
      log.warn({ table: asked.table, owner: asked.owner }, 'too many bots wait to think for one guest');
      return Promise.resolve(byLuck(asked));
    }
    return new Promise((resolve) => {
      // The memory goes on growing while this waits.
      waiting.push({ asked: { ...asked, memory: structuredClone(asked.memory) }, resolve });
      next();
    });
  };

  return {
    choose: async (asked) => {
      const shown = new Promise((resolve) => setTimeout(resolve, settings.botShownMs).unref());
      const [intents] = await Promise.all([chosen(asked), shown]);
      return intents;
    },
    close: async () => {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((thinker) => thinker.end()));
    },
  };
}

const byLuck = ({ offers }: Job): readonly unknown[] => [pick(luckFrom(randomHex(16)), offers)];

function isSame(offer: unknown, intent: unknown): boolean {
  try {
    return sameJson(offer, intent);
  } catch {
    return false;
  }
}
