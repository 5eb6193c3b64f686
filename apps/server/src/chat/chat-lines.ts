import { createHash } from 'node:crypto';
import type { ChatLine, ChatMessage } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import type { ChatRecord } from '../store/chat-queries.ts';
import { type LiveTable, seatOf } from '../tables/live-table.ts';

const WHO_LETTERS = 16;

/**
 * Names a guest within a scope, such as a table, and nowhere else: ids of guests are random and never sent to others, so
 * that nobody can try them all.
 */
export const whoIs = (scope: string, guest: string): string =>
  createHash('sha256').update(`quri/who/1 ${scope} ${guest}`).digest('base64url').slice(0, WHO_LETTERS);

/** Built field by field, so that nothing else that is stored can be sent. */
export const lineView = (guests: Guests, live: LiveTable, line: ChatRecord): ChatLine => ({
  id: line.id,
  room: line.room,
  at: line.at,
  by: {
    who: whoIs(live.id, line.guest),
    seat: seatOf(live.record, line.guest) ?? null,
    ...guests.nameAndColour(line.guest),
  },
  text: line.text,
  phrase: line.phrase,
});

export const chatText = (message: Omit<ChatMessage, 'type'>): string =>
  JSON.stringify({ type: 'chat', ...message } satisfies ChatMessage);
