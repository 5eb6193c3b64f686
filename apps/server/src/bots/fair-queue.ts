import { counts } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';

interface Entry<Item> {
  readonly item: Item;
  readonly owner: string;
  readonly address: string;
}

const HALF_LIFE_MS = 10_000;
/** Less than this is as good as nothing. */
const NEGLIGIBLE = 1;
/** How many keys may be kept before those that have used nothing lately are dropped. */
const SWEEP_EVERY = 1000;

type Limits = Pick<Settings, 'botsThinkingPerGuest' | 'botsThinkingPerAddress'>;

/** Jobs of many owners. Next is whoever has used least lately: first by address, then by owner, then in order. */
export function fairQueue<Item>({ botsThinkingPerGuest, botsThinkingPerAddress }: Limits, now: () => number) {
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
    get running(): number {
      return running;
    },
    get waiting(): number {
      return waiting.length;
    },
    add: (item: Item, owner: string, address: string): void => void waiting.push({ item, owner, address }),
    remove: (isWanted: (item: Item) => boolean): Item | undefined => {
      const at = waiting.findIndex(({ item }) => isWanted(item));
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.item;
    },
    /** Starts the next job whose owner and address may have one more running. */
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
        /** To be called when it is finished. */
        done: (): void => {
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

function usage(mostRunning: number, now: () => number) {
  const running = counts();
  return { running, used: recentUse(now), mayRun: (key: string): boolean => running.of(key) < mostRunning };
}

/** How much each key has used lately: half of it is forgotten in every half-life. */
function recentUse(now: () => number) {
  const all = new Map<string, { readonly amount: number; readonly at: number }>();
  const of = (key: string): number => {
    const known = all.get(key);
    return known === undefined ? 0 : known.amount * 2 ** ((known.at - now()) / HALF_LIFE_MS);
  };
  return {
    of,
    add: (key: string, amount: number): void => {
      if (all.size >= SWEEP_EVERY) for (const one of all.keys()) if (of(one) < NEGLIGIBLE) all.delete(one);
      all.set(key, { amount: of(key) + amount, at: now() });
    },
  };
}
