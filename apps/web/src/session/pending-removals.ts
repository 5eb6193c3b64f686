import { observable } from './observable.ts';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

/** Removals that can be undone for a while; `carryOut` is called when they no longer can. */
export function pendingRemovals(carryOut: (id: string) => void) {
  const pending = observable<ReadonlySet<string>>(new Set());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const forget = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    pending.set(new Set(timers.keys()));
  };
  const finish = (id: string): void => {
    carryOut(id);
    forget(id);
  };
  return {
    /** What looks removed and is not yet. */
    pending: { get: pending.get, subscribe: pending.subscribe },
    /** Removes it later, unless that is undone. */
    remove: (id: string): void => {
      clearTimeout(timers.get(id));
      timers.set(id, setTimeout(finish, UNDO_MS, id));
      pending.set(new Set(timers.keys()));
    },
    undo: forget,
    /** Removes at once what is pending. */
    flush: (): void => {
      for (const id of [...timers.keys()]) finish(id);
    },
  };
}
