import { type LiveTable, phaseOf } from './live-table.ts';
import { isPresent, peopleAt } from './presence.ts';
import type { Reconcile } from './reconcile.ts';
import type { TableServices } from './tables.ts';

/**
 * To be called whenever somebody comes or goes, and when a table is loaded: a game whose people are all gone is paused
 * after a while. Those who only watch do not keep it going. With a clock there is no pause: time runs on.
 */
export type WatchPause = (live: LiveTable) => void;

export function pauses({ failures }: TableServices, reconcile: Reconcile, pauseAfterMs: number): WatchPause {
  const watchPause: WatchPause = (live) => {
    const allAway = areAllAway(live);
    if (allAway && live.pauseTimer !== undefined) return;
    clearTimeout(live.pauseTimer);
    live.pauseTimer = allAway ? setTimeout(() => live.queue.add(() => pause(live)), pauseAfterMs).unref() : undefined;
  };

  const pause = async (live: LiveTable): Promise<void> => {
    // Somebody came back, or the table was evicted, while this waited in the queue.
    if (live.pauseTimer === undefined || live.evicted) return;
    live.pauseTimer = undefined;
    try {
      await reconcile(live);
      const result = areAllAway(live)
        ? await live.runner?.change({ kind: 'pause', paused: true, consent: [] }, 'table', null)
        : undefined;
      // A log that takes no more entries is not tried again: the table could never leave the memory.
      if (result?.ok === false && result.refused.code !== 'unavailable') return;
    } catch (error) {
      failures.handle(live, error);
    }
    watchPause(live);
  };

  return watchPause;
}

/** In play, and none of the people who play is here; a table with bots alone plays on. */
function areAllAway(live: LiveTable): boolean {
  const table = live.runner?.table;
  if (live.record.terms.clock !== null) return false;
  if (table === undefined || phaseOf(live) !== 'playing' || table.paused || table.ended !== null) return false;
  const people = peopleAt(live);
  return people.length > 0 && !people.some(({ guest }) => isPresent(live, guest));
}
