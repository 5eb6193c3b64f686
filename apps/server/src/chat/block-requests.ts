import { refusal } from '../rejections.ts';
import type { Store } from '../store/records.ts';
import type { Answer, LiveTable, Message, Subscriber } from '../tables/live-table.ts';
import { peopleAt } from '../tables/presence.ts';
import { whoIs } from './chat-lines.ts';
import { roomsOf } from './chat-rooms.ts';

/** Blocks somebody, or takes it back. `sendAgain` sends a guest all lines they may read then. */
export function blockRequests(store: Store, now: () => number, sendAgain: (live: LiveTable, guest: string) => void) {
  /** Only those whom the reader knows: who sits here, and whose lines they may read. */
  const find = (live: LiveTable, reader: string, who: string): string | undefined => {
    const known = [...peopleAt(live).map(({ guest }) => guest), ...store.chatGuests(live.id, roomsOf(live, reader))];
    return known.find((guest) => whoIs(live.id, guest) === who);
  };
  return async (live: LiveTable, { guest }: Subscriber, { who, block }: Message<'block'>): Promise<Answer> => {
    const other = find(live, guest, who);
    if (other === undefined || other === guest) return { refused: refusal('forbidden') };
    const made = await store.commit((tx) => {
      if (block) return tx.putBlock(guest, other, now());
      tx.deleteBlock(guest, other);
      return true;
    });
    if (!made) return { refused: refusal('forbidden') };
    sendAgain(live, guest);
    return { done: { seq: null, table: live.id } };
  };
}
