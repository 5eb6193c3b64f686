import { no } from '../refusal.ts';
import { sameSecret } from '../secrets.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { catchUp, type HeardSoFar } from './broadcast.ts';
import { watchHost } from './hosting.ts';
import type { House } from './house.ts';
import { settleDoubt } from './restoring.ts';
import { isThere, type Listener, mayEnter, type Room } from './room.ts';
import { roomView, tellRoom } from './room-view.ts';
import { askToReveal } from './starting.ts';

/** Lets somebody listen to a table, and tells them what they have missed. Answers whether they may. */
export function listen(house: House, room: Room, listener: Listener, invite: string | null, from: HeardSoFar): boolean {
  const invited = invite !== null && sameSecret(invite, room.record.invite);
  const known = invited || mayEnter(room, listener.guest);
  const code = room.record.phase === 'closed' ? 'closed' : known ? undefined : 'needsInvite';
  if (code !== undefined) {
    listener.send({ type: 'gone', table: room.id, code });
    return false;
  }
  room.queue.add(async () => {
    const sentAway = (error: unknown): void => {
      if (!isUnavailable(error)) throw error;
      listener.send({ type: 'rejected', refused: no('unavailable', { table: room.id }) });
    };
    try {
      await settleDoubt(house, room);
      // Somebody who has heard more than this server knows may have heard it from another one on the same file.
      const { playing } = room;
      if (playing !== undefined && from.last >= playing.table.entries.length) await playing.runner.reconcile(true);
      if (invited) await admit(house, room, listener.guest);
    } catch (error) {
      return sentAway(error);
    }
    const wasThere = isThere(room, listener.guest);
    room.audience.add(listener);
    if (wasThere) listener.send({ type: 'room', room: roomView(house, room, listener.guest) });
    else tellRoom(house, room);
    watchHost(house, room);
    if (room.broken) return;
    try {
      if (room.playing !== undefined) catchUp(house, room, room.playing, listener, from);
    } catch (error) {
      sentAway(error);
      // Who has missed something is told nothing that comes after it.
      room.audience.delete(listener);
      return tellRoom(house, room);
    }
    askToReveal(room, listener);
    house.wake(room);
  });
  return true;
}

/** Whoever was let in once is let in again, also by a server that was started anew. */
async function admit(house: House, room: Room, guest: string): Promise<void> {
  if (room.admitted.has(guest)) return;
  await house.store.commit((writing) => writing.admit(room.id, guest));
  room.admitted.add(guest);
}

export function leave(house: House, room: Room, listener: Listener): void {
  room.queue.add(() => {
    const left = room.audience.delete(listener);
    if (left && !isThere(room, listener.guest)) tellRoom(house, room);
    watchHost(house, room);
  });
}
