import { reject } from '../rejections.ts';
import type { RequestKey } from '../store/records.ts';
import { type LiveTable, type Message, type RequestOutcome, type Subscriber, seatOf } from './live-table.ts';
import type { TableServices } from './tables.ts';

export type Notes = ReturnType<typeof privateNotes>;

/** What somebody writes down for themselves at a table: nobody else is ever sent it. */
export function privateNotes({ store }: TableServices) {
  return {
    /** To whoever comes, and to their other windows. */
    sendTo: (live: LiveTable, subscriber: Subscriber): void => {
      if (seatOf(live.record, subscriber.guest) === undefined || live.game.meta.memory) return;
      const text = store.noteOf(live.id, subscriber.guest);
      if (text !== '') subscriber.send({ type: 'note', table: live.id, text });
    },
    write: async (live: LiveTable, request: RequestKey, { text }: Message<'note'>): Promise<RequestOutcome> => {
      const { guest } = request;
      if (seatOf(live.record, guest) === undefined) return reject('notSeated');
      // In a game of memory nothing is written down.
      if (live.game.meta.memory) return reject('memoryGame');
      const done = { seq: null, table: live.id };
      await store.commit((tx) => {
        tx.putNote(live.id, guest, text);
        tx.putAnswer(live.id, request, done);
      });
      const afterwards = (): void => {
        for (const one of live.subscribers) if (one.guest === guest) one.send({ type: 'note', table: live.id, text });
      };
      return { answer: { done }, afterwards };
    },
  };
}
