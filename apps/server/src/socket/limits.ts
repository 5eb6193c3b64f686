/** So much at once, and so much more every second. */
interface RateLimit {
  /** All of them or none. */
  take(n?: number): boolean;
  /** Nothing of it is used at the moment. */
  readonly full: boolean;
}

export function rateLimit(burst: number, perSecond: number, now: () => number): RateLimit {
  let left = burst;
  let last = now();
  const refill = (): void => {
    const at = now();
    left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond);
    last = at;
  };
  return {
    get full() {
      refill();
      return left >= burst;
    },
    take: (n = 1) => {
      refill();
      if (left < n) return false;
      left -= n;
      return true;
    },
  };
}

/** How many limits may be kept before those that are full are dropped. */
const SWEEP_EVERY = 1000;

/** One limit for each key. Reconnecting does not reset it. */
export function rateLimits(make: () => RateLimit): { take(key: string): boolean } {
  const all = new Map<string, RateLimit>();
  const dropFull = (): void => {
    for (const [key, one] of all) if (one.full) all.delete(key);
  };
  return {
    take: (key) => {
      if (!all.has(key) && all.size % SWEEP_EVERY === SWEEP_EVERY - 1) dropFull();
      const own = all.get(key) ?? make();
      all.set(key, own);
      return own.take();
    },
  };
}

/** How many of something each key has right now. */
export interface Counts {
  of(key: string): number;
  add(key: string): void;
  remove(key: string): void;
}

export function counts(): Counts {
  const all = new Map<string, number>();
  const of = (key: string): number => all.get(key) ?? 0;
  return {
    of,
    add: (key) => void all.set(key, of(key) + 1),
    remove: (key) => {
      if (of(key) > 1) all.set(key, of(key) - 1);
      else all.delete(key);
    },
  };
}
