import { browserStorage, tabStorage } from '../storage.ts';
import { connection, unanswered } from './page-connection.ts';
import { seatBytesIn } from './seat-bytes.ts';
import type { SocketSessionPort } from './socket-session.ts';
import { unsentLines } from './unsent-lines.ts';

/** What a table on the server needs of this page; loaded with the first of them. */
export const socketSessionPort = (): SocketSessionPort => ({
  connection: connection(),
  unanswered,
  bytes: seatBytesIn(browserStorage),
  unsent: unsentLines(tabStorage),
  fetchReplay: async (table) => {
    const response = await fetch(`/api/tables/${table}/replay`).catch(() => undefined);
    return response?.ok ? response.text() : null;
  },
});
