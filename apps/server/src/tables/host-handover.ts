import type { TableRecord } from '../store/records.ts';
import { type LiveTable, phaseOf } from './live-table.ts';
import { isPresent } from './presence.ts';
import type { Reconcile } from './reconcile.ts';
import type { TableServices } from './tables.ts';

/** Who would be the host next: the first who is seated and present. */
export const nextHost = (live: LiveTable, seating: TableRecord['seating']): string | undefined =>
  seating.flatMap((one) => (one.kind === 'person' && isPresent(live, one.guest) ? [one.guest] : []))[0];

/** There is something for a host to do: before the start and in play. */
const hasHost = (live: LiveTable): boolean => ['gathering', 'playing'].includes(phaseOf(live));

/** To be called whenever somebody comes, goes, sits or stands: a host who stays away is replaced after a while. */
export type WatchHost = (live: LiveTable) => void;

export function hostHandover(services: TableServices, reconcile: Reconcile, hostAwayMs: number): WatchHost {
  const { store, rooms, failures } = services;

  const watchHost: WatchHost = (live) => {
    const { record, subscribers } = live;
    const away = hasHost(live) && subscribers.size > 0 && !isPresent(live, record.host);
    if (away && live.hostAwayTimer !== undefined) return;
    clearTimeout(live.hostAwayTimer);
    live.hostAwayTimer = away
      ? setTimeout(() => live.queue.add(() => replaceHost(live)), hostAwayMs).unref()
      : undefined;
  };

  const replaceHost = async (live: LiveTable): Promise<void> => {
    // The host came back, or the table was evicted, while this waited in the queue.
    if (live.hostAwayTimer === undefined || live.evicted) return;
    live.hostAwayTimer = undefined;
    if (live.broken) return;
    try {
      await reconcile(live);
      const host = nextHost(live, live.record.seating);
      if (hasHost(live) && host !== undefined && !isPresent(live, live.record.host)) {
        const before = live.record;
        const next = { ...before, host };
        await store.commit((tx) => tx.putTable(next, before));
        live.record = next;
        rooms.sendToAll(live);
      }
    } catch (error) {
      failures.handle(live, error);
    }
    watchHost(live);
  };

  return watchHost;
}
