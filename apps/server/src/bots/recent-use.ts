/** How much each key has used lately: half of it is forgotten in every half-life. */
export interface RecentUse {
  of(key: string): number;
  add(key: string, amount: number): void;
}

/** Less than this is as good as nothing. */
const NEGLIGIBLE = 1;
/** How many keys may be kept before those that have used nothing lately are dropped. */
const SWEEP_EVERY = 1000;

export function recentUse(halfLifeMs: number, now: () => number): RecentUse {
  const all = new Map<string, { readonly amount: number; readonly at: number }>();
  const of = (key: string): number => {
    const known = all.get(key);
    return known === undefined ? 0 : known.amount * 2 ** ((known.at - now()) / halfLifeMs);
  };
  return {
    of,
    add: (key, amount) => {
      if (all.size >= SWEEP_EVERY) for (const one of all.keys()) if (of(one) < NEGLIGIBLE) all.delete(one);
      all.set(key, { amount: of(key) + amount, at: now() });
    },
  };
}
