import { type Counts, counts } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { type RecentUse, recentUse } from './recent-use.ts';

interface Entry<Item> {
  readonly item: Item;
  readonly owner: string;
  readonly address: string;
}

interface Started<Item> {
  readonly item: Item;
  /** To be called when it is finished. */
  readonly done: () => void;
}

/** Jobs of many owners. Next is whoever has used least lately: first by address, then by owner, then in order. */
export interface FairQueue<Item> {
  readonly running: number;
  readonly waiting: number;
  add(item: Item, owner: string, address: string): void;
  remove(isWanted: (item: Item) => boolean): Item | undefined;
  /** Starts the next job whose owner and address may have one more running. */
  next(): Started<Item> | undefined;
}

const HALF_LIFE_MS = 10_000;

type Limits = Pick<Settings, 'botsThinkingPerGuest' | 'botsThinkingPerAddress'>;

export function fairQueue<Item>(
  { botsThinkingPerGuest, botsThinkingPerAddress }: Limits,
  now: () => number,
): FairQueue<Item> {
  const waiting: Entry<Item>[] = [];
  const byAddress = usage(botsThinkingPerAddress, now);
  const byOwner = usage(botsThinkingPerGuest, now);
  let running = 0;

  const nextAt = (): number => {
    let best = -1;
    let least: readonly [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [i, { owner, address }] of waiting.entries()) {
      if (!byAddress.mayRun(address) || !byOwner.mayRun(owner)) continue;
      const used = [byAddress.used.of(address), byOwner.used.of(owner)] as const;
      if (used[0] > least[0] || (used[0] === least[0] && used[1] >= least[1])) continue;
      best = i;
      least = used;
    }
    return best;
  };

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting.length;
    },
    add: (item, owner, address) => void waiting.push({ item, owner, address }),
    remove: (isWanted) => {
      const at = waiting.findIndex(({ item }) => isWanted(item));
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.item;
    },
    next: () => {
      const at = nextAt();
      const [entry] = at < 0 ? [] : waiting.splice(at, 1);
      if (entry === undefined) return undefined;
      const { item, owner, address } = entry;
      const begunAt = now();
      running++;
      byAddress.running.add(address);
      byOwner.running.add(owner);
      return {
        item,
        done: () => {
          running--;
          byAddress.running.remove(address);
          byOwner.running.remove(owner);
          byAddress.used.add(address, now() - begunAt);
          byOwner.used.add(owner, now() - begunAt);
        },
      };
    },
  };
}

interface Usage {
  readonly running: Counts;
  readonly used: RecentUse;
  mayRun(key: string): boolean;
}

function usage(mostRunning: number, now: () => number): Usage {
  const running = counts();
  return { running, used: recentUse(HALF_LIFE_MS, now), mayRun: (key) => running.of(key) < mostRunning };
}
