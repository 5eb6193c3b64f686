import type { ChatRoom } from '@quri/protocol';
import { type LiveTable, seatOf } from '../tables/live-table.ts';

/** The room in which a guest has talked, or would have, during play. */
const ownRoom = ({ record }: LiveTable, guest: string): ChatRoom =>
  seatOf(record, guest) === undefined ? 'watchers' : 'players';

/** Where a guest speaks now. */
export const roomOf = (live: LiveTable, guest: string): ChatRoom =>
  live.record.phase === 'playing' ? ownRoom(live, guest) : 'table';

/** What a guest may read: the room of everybody, and the one of their own kind, never the other. */
export const roomsOf = (live: LiveTable, guest: string): readonly [ChatRoom, ChatRoom] => [
  'table',
  ownRoom(live, guest),
];
