import { type Observable, observable } from './observable.ts';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

interface PendingRemovals {
  /** What looks removed and is not yet. */
  readonly pending: Pick<Observable<ReadonlySet<string>>, 'get' | 'subscribe'>;
  /** Removes it later, unless that is undone. */
  remove(id: string): void;
  undo(id: string): void;
  /** Removes at once what is pending. */
  flush(): void;
}

/** Removals that can be undone for a while; `carryOut` is called when they no longer can. */
export function pendingRemovals(carryOut: (id: string) => void): PendingRemovals {
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
    pending,
    remove: (id) => {
      clearTimeout(timers.get(id));
      timers.set(id, setTimeout(finish, UNDO_MS, id));
      pending.set(new Set(timers.keys()));
    },
    undo: forget,
    flush: () => {
      for (const id of [...timers.keys()]) finish(id);
    },
  };
}
