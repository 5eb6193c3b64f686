import type { ChatRoom } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import type { Store } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { lineView } from './chat-lines.ts';
import { roomsOf } from './chat-rooms.ts';

interface SentText {
  readonly version: string;
  readonly seating: LiveTable['record']['seating'];
  readonly text: string;
}

/** The latest lines are sent to a guest who comes, with at most so many bytes of text. */
const MOST_SENT = { lines: 100, bytes: 16_384 };

/** The latest lines of each table as JSON. They are the same to most who may read them, and made once for all of those. */
export function chatTexts(store: Pick<Store, 'chatLines' | 'chatVersion' | 'blockedBy'>, guests: Guests) {
  let sent = new WeakMap<LiveTable, Map<ChatRoom, SentText>>();

  const made = (live: LiveTable, guest: string): string =>
    JSON.stringify(
      store.chatLines(live.id, roomsOf(live, guest), guest, MOST_SENT).map((line) => lineView(guests, live, line)),
    );

  return {
    linesFor: (live: LiveTable, guest: string): string => {
      if (store.blockedBy(guest).length > 0) return made(live, guest);
      const [, room] = roomsOf(live, guest);
      const version = store.chatVersion(live.id);
      const { seating } = live.record;
      const before = sent.get(live)?.get(room);
      if (before?.version === version && before.seating === seating) return before.text;
      const text = made(live, guest);
      sent.set(live, (sent.get(live) ?? new Map()).set(room, { version, seating, text }));
      return text;
    },
    /** A guest has another name or colour. */
    forget: (): void => {
      sent = new WeakMap();
    },
  };
}
