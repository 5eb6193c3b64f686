/** So much at once, and so much more every second. */
export interface Bucket {
  /** All of them or none. */
  take(n?: number): boolean;
  /** As good as a new one? */
  readonly full: boolean;
}

export function bucket(burst: number, perSecond: number, now: () => number): Bucket {
  let left = burst;
  let last = now();
  const fill = (): void => {
    const at = now();
    left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond);
    last = at;
  };
  return {
    get full() {
      fill();
      return left >= burst;
    },
    take: (n = 1) => {
      fill();
      if (left < n) return false;
      left -= n;
      return true;
    },
  };
}

/** One for each of many. Who hangs up and comes back finds theirs as they left it. */
export function buckets(make: () => Bucket): { take(who: string): boolean } {
  const all = new Map<string, Bucket>();
  const forgetFull = (): void => {
    for (const [who, one] of all) if (one.full) all.delete(who);
  };
  return {
    take: (who) => {
      if (!all.has(who) && all.size % MANY === MANY - 1) forgetFull();
      const own = all.get(who) ?? make();
      all.set(who, own);
      return own.take();
    },
  };
}

const MANY = 1000;
