import type { TableRecord } from '../store/records.ts';
import { isUnavailable } from '../store/unavailable.ts';
import type { House } from './house.ts';
import { failed } from './requests.ts';
import { settleDoubt } from './restoring.ts';
import { isThere, phaseOf, type Room } from './room.ts';
import { tellRoom } from './room-view.ts';

/** Who would be the host next: the first who sits there and is there. */
export const heirOf = (room: Room, seating: TableRecord['seating']): string | undefined =>
  seating.flatMap((one) => (one.kind === 'person' && isThere(room, one.guest) ? [one.guest] : []))[0];

/** A host who is away for long does not keep the others waiting: called whenever somebody comes, goes, sits or stands. */
export function watchHost(house: House, room: Room): void {
  const { record, audience } = room;
  const away = record.phase === 'gathering' && audience.size > 0 && !isThere(room, record.host);
  if (away && room.hostAway !== undefined) return;
  clearTimeout(room.hostAway);
  room.hostAway = away
    ? setTimeout(() => room.queue.add(() => passOn(house, room)), house.settings.hostAwayMs).unref()
    : undefined;
}

async function passOn(house: House, room: Room): Promise<void> {
  // The host came back, or the table was put away, before it was this one's turn.
  if (room.hostAway === undefined || house.rooms.get(room.id) !== room) return;
  room.hostAway = undefined;
  if (room.broken) return;
  try {
    await settleDoubt(house, room);
    const host = heirOf(room, room.record.seating);
    if (phaseOf(room) === 'gathering' && host !== undefined && !isThere(room, room.record.host)) {
      const next = { ...room.record, host };
      await house.store.commit((writing) => writing.putTable(next));
      room.record = next;
      tellRoom(house, room);
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    failed(house, room, error);
  }
  watchHost(house, room);
}
