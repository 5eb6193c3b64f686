import { type Keep, readKept } from '../keep.ts';
import { newId } from '../random.ts';

/** Does something while no other tab of this browser does it. */
export type Alone = <T>(act: () => Promise<T>, signal: AbortSignal) => Promise<T>;

const NAME = 'introduction';

/** The browser's own locks; only pages that came over https, or from this machine, have them. */
export const withLocks =
  (locks: LockManager): Alone =>
  (act, signal) =>
    locks.request(`quri/${NAME}`, { signal }, act);

interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** A tab that is closed in the middle of it keeps the others waiting no longer than this. */
const LEASE = 10_000;
/** So long it takes at most until every tab sees what one of them has written. */
const SETTLED = 150;
const LOOK_AGAIN = 100;

export interface LeaseNeeds {
  readonly keep: Keep;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** Elsewhere a note in the memory that all tabs share: whoever still finds their own after a moment has it. */
export function withLease({ keep, now, pause }: LeaseNeeds): Alone {
  const holder = (): Lease | undefined => {
    const lease = readKept<Lease>(keep, NAME);
    return lease !== undefined && lease.until > now() && lease.until <= now() + LEASE ? lease : undefined;
  };
  return async (act, signal) => {
    const me = newId();
    const mine = (): boolean => holder()?.holder === me;
    for (;;) {
      signal.throwIfAborted();
      if (holder() !== undefined) await pause(LOOK_AGAIN);
      else {
        keep.write(NAME, JSON.stringify({ holder: me, until: now() + LEASE }));
        // A browser that keeps nothing has no memory to share either.
        if (!mine()) return act();
        await pause(SETTLED);
        if (mine()) break;
      }
    }
    try {
      return await act();
    } finally {
      if (mine()) keep.write(NAME, null);
    }
  };
}
