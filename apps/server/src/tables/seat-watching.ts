import { type Seat, seat } from '@quri/kernel';
import { reject } from '../rejections.ts';
import { hashOfSecret, randomLetters, sameSecret } from '../secrets.ts';
import type { RequestKey } from '../store/records.ts';
import { hasPart, type LiveTable, type Message, type RequestOutcome, type Subscriber, seatOf } from './live-table.ts';
import { removeSubscriber } from './presence.ts';
import type { TableServices } from './tables.ts';

const SECRET_LETTERS = 22;

export type SeatLinks = ReturnType<typeof seatLinks>;

/** Links with which one person's view of a game may be watched, for as long as they want it. */
export function seatLinks({ store, rooms }: TableServices, now: () => number) {
  return async (live: LiveTable, request: RequestKey, { link }: Message<'watchLink'>): Promise<RequestOutcome> => {
    const { record } = live;
    const own = seatOf(record, request.guest);
    if (own === undefined) return reject('notSeated');
    if (record.phase !== 'playing') return reject('notPlaying');
    if (link && !record.terms.watchers) return reject('noWatchers');
    const secret = link ? randomLetters(SECRET_LETTERS) : null;
    const hash = secret === null ? null : hashOfSecret(secret);
    // The secret is in the answer alone. A repeated request gets the answer without it, and its sender asks anew.
    await store.commit((tx) => {
      tx.putSeatLink(live.id, own, hash);
      tx.putAnswer(live.id, request, { seq: null, table: live.id });
    });
    if (hash === null) live.seatLinks.delete(own);
    else live.seatLinks.set(own, hash);
    // Whoever watched with the link before does so no longer.
    dropWatchers(live, own, now());
    const done = { seq: null, table: live.id, ...(secret === null ? {} : { secret }) };
    return { answer: { done }, afterwards: () => rooms.sendToAll(live) };
  };
}

export function dropWatchers(live: LiveTable, own: Seat, now: number): void {
  for (const [subscriber, watched] of live.seatWatchers) {
    if (watched !== own) continue;
    subscriber.send({ type: 'gone', table: live.id, code: 'linkGone' });
    removeSubscriber(live, subscriber, now);
  }
}

/** The game begins at a table that is closed to watchers: whoever only waits there leaves. */
export function dropWatchersAtStart(live: LiveTable, now: number): void {
  if (live.record.terms.watchers) return;
  for (const subscriber of [...live.subscribers]) {
    if (hasPart(live, subscriber.guest)) continue;
    subscriber.send({ type: 'gone', table: live.id, code: 'noWatchers' });
    removeSubscriber(live, subscriber, now);
  }
}

/** The seat this link lets somebody watch: never anybody who sits at the table themselves. */
export function watchedSeat(live: LiveTable, { guest }: Subscriber, secret: string): Seat | undefined {
  const { record } = live;
  if (record.phase !== 'playing' || !record.terms.watchers || seatOf(record, guest) !== undefined) return undefined;
  const hash = hashOfSecret(secret);
  const found = [...live.seatLinks].find(([, known]) => sameSecret(known, hash));
  return found && seat(found[0]);
}

/** How many watch each seat. */
export const watchersOfSeat = ({ seatWatchers }: LiveTable, own: Seat): number =>
  [...seatWatchers.values()].filter((one) => one === own).length;
