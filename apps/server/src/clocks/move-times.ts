import type { Entry } from '@quri/kernel';
import { orUndefined } from '../or-undefined.ts';
import type { Store, TableRecord } from '../store/records.ts';
import type { Clocks } from './seat-clocks.ts';

export type MoveTimes = ReturnType<typeof moveTimes>;

const HOUR_MS = 3_600_000;
/** Times are counted up to the next of these hours: it says nothing about when exactly somebody was here. */
const HOURS = [1, 3, 6, 12, 24, 48, 72, 120, 168, 336];

/** How soon guests decide at tables with days, for those who are about to sit down with them. */
export function moveTimes(store: Store) {
  return {
    /** An entry was made; these were the clocks before it. */
    note: ({ terms, seating }: TableRecord, entry: Entry, before: Clocks): void => {
      if (terms.clock?.kind !== 'days' || entry.kind !== 'move' || entry.actor !== 'human') return;
      const since = before.seats[entry.seat]?.since;
      const place = seating[entry.seat];
      if (since == null || place?.kind !== 'person') return;
      const took = (entry.at - since) / HOUR_MS;
      const hours = HOURS.find((one) => took <= one) ?? Number(HOURS.at(-1));
      // Nobody misses one that was not counted.
      store.commit((tx) => tx.addMoveTime(place.guest, hours)).catch(() => undefined);
    },
    /** Within how many hours half of their decisions are made. */
    usualHours: (guest: string): number | null => orUndefined(() => store.usualHours(guest)) ?? null,
  };
}
