import { no } from '../refusal.ts';
import { sameSecret } from '../secrets.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { catchUp } from './hearing.ts';
import { watchHost } from './hosting.ts';
import type { House } from './house.ts';
import { settleDoubt } from './restoring.ts';
import { isThere, type Listener, mayEnter, type Room } from './room.ts';
import { roomView, tellRoom } from './room-view.ts';
import { askToReveal } from './starting.ts';

/** Lets somebody listen to a table, and tells them what they have missed. Answers whether they may. */
export function listen(house: House, room: Room, listener: Listener, invite: string | null, last: number): boolean {
  if (invite !== null && sameSecret(invite, room.record.invite)) room.admitted.add(listener.guest);
  const code = room.record.phase === 'closed' ? 'closed' : mayEnter(room, listener.guest) ? undefined : 'needsInvite';
  if (code !== undefined) {
    listener.send({ type: 'gone', table: room.id, code });
    return false;
  }
  room.queue.add(() => {
    try {
      settleDoubt(house, room);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return listener.send({ type: 'rejected', refused: no('unavailable', { table: room.id }) });
    }
    const wasThere = isThere(room, listener.guest);
    room.audience.add(listener);
    if (wasThere) listener.send({ type: 'room', room: roomView(house, room, listener.guest) });
    else tellRoom(house, room);
    watchHost(house, room);
    if (room.broken) return;
    if (room.play !== undefined) catchUp(room, room.play, listener, last);
    askToReveal(room, listener);
    house.wake(room);
  });
  return true;
}

export function leave(house: House, room: Room, listener: Listener): void {
  room.queue.add(() => {
    const left = room.audience.delete(listener);
    if (left && !isThere(room, listener.guest)) tellRoom(house, room);
    watchHost(house, room);
  });
}
