import { type Seat, seat } from '@quri/kernel';
import { botAt, type LiveTable, type Subscriber } from './live-table.ts';

/** Who is at a table: a guest is present while one of their sockets is subscribed to it. */
export const isPresent = ({ sockets }: LiveTable, guest: string): boolean => sockets.has(guest);

export function addSubscriber(live: LiveTable, subscriber: Subscriber): void {
  const { subscribers, sockets, leftAt } = live;
  if (subscribers.has(subscriber)) return;
  subscribers.add(subscriber);
  sockets.set(subscriber.guest, (sockets.get(subscriber.guest) ?? 0) + 1);
  leftAt.delete(subscriber.guest);
}

/** True if it was the guest's last socket. */
export function removeSubscriber(live: LiveTable, subscriber: Subscriber, now: number): boolean {
  const { subscribers, sockets, leftAt } = live;
  const { guest } = subscriber;
  if (!subscribers.delete(subscriber)) return false;
  live.catchingUp.delete(subscriber);
  live.changesOnly.delete(subscriber);
  live.seatWatchers.delete(subscriber);
  const left = (sockets.get(guest) ?? 1) - 1;
  if (left > 0) {
    sockets.set(guest, left);
    return false;
  }
  sockets.delete(guest);
  // Of those who only watch nobody asks since when they are gone.
  if (live.record.seating.some((one) => 'guest' in one && one.guest === guest)) leftAt.set(guest, now);
  return true;
}

/** How long a guest has been away; null while they are here. After a restart the time counts from the loading. */
export const awayMs = (live: LiveTable, guest: string, now: number): number | null =>
  isPresent(live, guest) ? null : Math.max(0, now - (live.leftAt.get(guest) ?? live.loadedAt));

interface Player {
  readonly seat: Seat;
  readonly guest: string;
}

/** The people who sit at the table. */
export const peopleAt = ({ record }: LiveTable): readonly Player[] =>
  record.seating.flatMap((one, n) => (one.kind === 'person' ? [{ seat: seat(n), guest: one.guest }] : []));

/** The people for whom no bot plays. */
export const playersAt = (live: LiveTable): readonly Player[] =>
  peopleAt(live).filter((one) => botAt(live, one.seat) === null);

/** The seats of those who are here and play themselves. */
export const presentPlayers = (live: LiveTable): readonly Seat[] =>
  playersAt(live).flatMap((one) => (isPresent(live, one.guest) ? [one.seat] : []));

/** How many guests are here without a seat. */
export const watchersAt = (live: LiveTable): number =>
  live.sockets.size - peopleAt(live).filter(({ guest }) => isPresent(live, guest)).length;
