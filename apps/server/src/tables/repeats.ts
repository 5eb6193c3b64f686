import type { Entry } from '@quri/kernel';
import type { ClientMessage, Done } from '@quri/protocol';
import type { Store } from '../store/records.ts';
import { type Room, seatOf } from './room.ts';

type Request = Extract<ClientMessage, { readonly id: string }>;

/** What this very request was answered before, if it was done. */
export function answeredBefore(store: Store, room: Room, guest: string, request: Request): Done | undefined {
  const seq = entryOf(room, guest, request);
  const made = seq === undefined ? undefined : store.madeBy(room.id, seq);
  if (made?.by.guest === guest && made.by.id === request.id) return made.done;
  // Moves leave nothing but entries.
  return request.type === 'move' ? undefined : store.answerTo(room.id, { guest, id: request.id });
}

/**
 * The entry this request would have made. A seat answers a decision once: while that decision is open, the request is
 * new, and afterwards there is one entry of that seat which answered it.
 */
function entryOf({ record, playing }: Room, guest: string, request: Request): number | undefined {
  if (playing === undefined) return undefined;
  if (request.type === 'start') return 0;
  const seat = seatOf(record, guest);
  const { entries, asks } = playing.table;
  if (seat === undefined) return undefined;
  if (request.type === 'move') {
    if (asks[seat] === request.ask) return undefined;
    const made = (entry: Entry): boolean => entry.kind === 'move' && entry.seat === seat && entry.ask === request.ask;
    for (let seq = request.ask + 1; seq < entries.length; seq++) if (made(entries[seq] as Entry)) return seq;
  }
  if (request.type === 'takeBack') {
    const { to } = request;
    const made = entries.findLastIndex((entry) => entry.kind === 'takenBack' && entry.seat === seat && entry.to === to);
    return made < 0 ? undefined : made;
  }
  return undefined;
}
