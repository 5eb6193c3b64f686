import { newId } from '../random.ts';
import { type KeyValueStorage, readJson } from '../storage.ts';

/** Runs something while no other tab of this browser runs it. */
export type TabLock = <T>(act: () => Promise<T>, signal: AbortSignal) => Promise<T>;

const NAME = 'introduction';

/** The Web Locks API; only there on https and localhost. */
export const webLock =
  (locks: LockManager): TabLock =>
  (act, signal) =>
    locks.request(`quri/${NAME}`, { signal }, act);

interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** A closed tab blocks the others no longer than this. */
const LEASE = 10_000;
/** After this time every tab sees what another one has written. */
const VISIBLE_AFTER = 150;
const RETRY = 100;

interface LeasePort {
  readonly storage: KeyValueStorage;
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Without Web Locks: a lease in localStorage, held by the tab that still finds its own id after a moment. */
export function leaseLock({ storage, now, sleep }: LeasePort): TabLock {
  const holder = (): Lease | undefined => {
    const lease = readJson<Lease>(storage, NAME);
    return lease !== undefined && lease.until > now() && lease.until <= now() + LEASE ? lease : undefined;
  };
  return async (act, signal) => {
    const me = newId();
    const mine = (): boolean => holder()?.holder === me;
    for (;;) {
      signal.throwIfAborted();
      if (holder() !== undefined) await sleep(RETRY);
      else {
        storage.write(NAME, JSON.stringify({ holder: me, until: now() + LEASE }));
        // Storage is forbidden: there is nothing to lock with.
        if (!mine()) return act();
        await sleep(VISIBLE_AFTER);
        if (mine()) break;
      }
    }
    try {
      return await act();
    } finally {
      if (mine()) storage.write(NAME, null);
    }
  };
}
