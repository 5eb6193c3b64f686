/** Only goes forward: what the host's clock is set to makes no difference. */
const clock = (): number => performance.now();

/** So much at once, and so much more every second. */
export const rateLimit = (burst: number, perSecond: number, now = clock): RateLimit =>
  new RateLimit(burst, perSecond, now);

/** A class, because every socket has several: as closures they would take six times the memory. */
class RateLimit {
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private last: number;

  constructor(burst: number, perSecond: number, now: () => number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.now = now;
    this.left = burst;
    this.last = now();
  }

  /** Nothing of it is used at the moment. */
  get full(): boolean {
    this.refill();
    return this.left >= this.burst;
  }

  /** All of them or none. */
  take(n = 1): boolean {
    this.refill();
    if (this.left < n) return false;
    this.left -= n;
    return true;
  }

  /** When one can be taken again. */
  get secondsUntilNext(): number {
    this.refill();
    return Math.max(0, (1 - this.left) / this.perSecond);
  }

  /** Takes them even if fewer are left, up to a debt of one burst: nothing can be taken until that is made up. */
  charge(n: number): void {
    this.refill();
    this.left = Math.max(-this.burst, this.left - n);
  }

  private refill(): void {
    const at = this.now();
    this.left = Math.min(this.burst, this.left + (Math.max(0, at - this.last) / 1000) * this.perSecond);
    this.last = at;
  }
}

const SECONDS_PER_HOUR = 3600;

/** Half of an hour's at once. */
export const limitsPerHour = (n: number): RateLimits => rateLimits(() => rateLimit(n / 2, n / SECONDS_PER_HOUR));

/** How many limits may be kept before those that are full are dropped. */
const SWEEP_EVERY = 1000;

export type RateLimits = ReturnType<typeof rateLimits>;

/** One limit for each key. Reconnecting does not reset it. */
export function rateLimits(make: () => RateLimit) {
  const all = new Map<string, RateLimit>();
  const dropFull = (): void => {
    for (const [key, one] of all) if (one.full) all.delete(key);
  };
  const limitOf = (key: string): RateLimit => {
    if (!all.has(key) && all.size % SWEEP_EVERY === SWEEP_EVERY - 1) dropFull();
    const own = all.get(key) ?? make();
    all.set(key, own);
    return own;
  };
  return {
    take: (key: string, n?: number): boolean => limitOf(key).take(n),
    secondsUntilNext: (key: string): number => limitOf(key).secondsUntilNext,
    charge: (key: string, n: number): void => limitOf(key).charge(n),
  };
}

/** How many of something each key has right now. */
export function counts() {
  const all = new Map<string, number>();
  const of = (key: string): number => all.get(key) ?? 0;
  return {
    /** How many keys have any. */
    get keys(): number {
      return all.size;
    },
    of,
    add: (key: string): void => void all.set(key, of(key) + 1),
    remove: (key: string): void => {
      if (of(key) > 1) all.set(key, of(key) - 1);
      else all.delete(key);
    },
  };
}
