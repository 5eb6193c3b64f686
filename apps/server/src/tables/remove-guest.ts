import { unavailable } from '../store/errors.ts';
import type { Seating, TableRecord } from '../store/records.ts';
import { concedeSeat } from './concede.ts';
import { type LiveTable, phaseOf, seatOf } from './live-table.ts';
import type { Reconcile } from './reconcile.ts';
import { dropWatchers } from './seat-watching.ts';
import type { TableServices } from './tables.ts';

/** In place of a guest's id, once they are deleted. No guest has it. */
export const NOBODY = '';

const EMPTY: Seating = { kind: 'empty' };

/** Before the start their seat is free again; in a game that has begun it stays a person's, but nobody's. */
export function withoutGuest(record: TableRecord, guest: string): Pick<TableRecord, 'seating' | 'host'> {
  const seating = record.seating.map((one): Seating => {
    if (!('guest' in one)) return one;
    if (record.onDevice && record.host === guest && one.kind === 'person') {
      // All names of a game on a device come from its host.
      const { name: _name, ...unnamed } = one;
      return { ...unnamed, guest: NOBODY };
    }
    if (one.guest !== guest) return one;
    return one.kind === 'person' && record.opening !== null ? { ...one, guest: NOBODY } : EMPTY;
  });
  const others = seating.flatMap((one) => (one.kind === 'person' && one.guest !== NOBODY ? [one.guest] : []));
  return { seating, host: record.host === guest ? (others[0] ?? NOBODY) : record.host };
}

/** Takes somebody who wants to be deleted out of a table in memory. Rejects if that could not be stored. */
export function guestRemoval(
  { store, rooms, failures }: TableServices,
  reconcile: Reconcile,
  callOff: (live: LiveTable) => Promise<void>,
  watchPresence: (live: LiveTable) => void,
  now: () => number,
) {
  /** They give up: a bot plays on, or the game ends. */
  const concede = async (live: LiveTable, guest: string): Promise<void> => {
    const { record, runner } = live;
    const seat = seatOf(record, guest);
    if (seat === undefined || runner === undefined || phaseOf(live) !== 'playing') return;
    if (runner.table.conceded.includes(seat)) return;
    const result = await concedeSeat(live, runner, { seat, reason: 'conceded', actor: 'table', request: null });
    // A log that takes no more entries stays as it is.
    if (!result.ok && result.refused.code === 'unavailable') throw unavailable('the seat could not be given up');
  };

  /** Part by part: others are served in between where the log is long. */
  const forgetRequests = async (table: string, guest: string, from = 0): Promise<void> => {
    const next = await store.commit((tx) => tx.forgetRequests(table, guest, from));
    if (next !== undefined) await forgetRequests(table, guest, next);
  };

  const remove = async (live: LiveTable, guest: string): Promise<void> => {
    if (!live.broken) await reconcile(live);
    // Otherwise it could begin with an empty seat.
    if (live.starting !== undefined) await callOff(live);
    await concede(live, guest);
    await forgetRequests(live.id, guest);
    const people = withoutGuest(live.record, guest);
    await store.commit((tx) => {
      tx.deleteTraces(live.id, guest);
      tx.putPeople(live.id, people.seating, people.host);
    });
    const own = seatOf(live.record, guest);
    if (own !== undefined && live.seatLinks.delete(own)) dropWatchers(live, own, now());
    live.record = { ...live.record, ...people };
    live.admitted.delete(guest);
    live.leftAt.delete(guest);
    live.missingReveals = live.missingReveals.filter((one) => one !== guest);
    for (const key of live.refusals.keys()) if (key.startsWith(`${guest}/`)) live.refusals.delete(key);
    rooms.sendToAll(live);
    watchPresence(live);
  };

  return (live: LiveTable, guest: string): Promise<void> => failures.inQueue(live, () => remove(live, guest));
}
