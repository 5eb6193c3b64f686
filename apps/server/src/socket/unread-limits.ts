import type { WebSocket } from 'ws';

/** The total is counted after so large a part of it was sent to sockets that had something unread. */
const CHECKS_PER_TOTAL = 32;
/** After the total was exceeded, sockets are dropped until so much of it is left. */
const LEFT_AFTER_DROPPING = 0.75;

/**
 * Limits on bytes that were sent and not read yet: of one socket, and of all together. Without them a client that does
 * not read would be buffered for until the memory is full. Whoever is dropped catches up when they reconnect. To be
 * called before bytes are sent; false if the socket has too many unread ones: it is terminated.
 */
export function unreadLimits(perSocket: number, total: number): (socket: WebSocket, bytes: number) => boolean {
  const behind = new Set<WebSocket>();
  let sinceCount = 0;

  const dropSlowest = (): void => {
    sinceCount = 0;
    let sum = 0;
    for (const socket of behind) {
      if (socket.readyState === socket.CLOSED || socket.bufferedAmount === 0) behind.delete(socket);
      else sum += socket.bufferedAmount;
    }
    if (sum <= total) return;
    for (const socket of [...behind].sort((a, b) => b.bufferedAmount - a.bufferedAmount)) {
      if (sum <= total * LEFT_AFTER_DROPPING) return;
      sum -= socket.bufferedAmount;
      behind.delete(socket);
      socket.terminate();
    }
  };

  return (socket, bytes) => {
    const unread = socket.bufferedAmount;
    if (unread > perSocket) {
      socket.terminate();
      return false;
    }
    if (unread > 0) {
      behind.add(socket);
      sinceCount += bytes;
      if (sinceCount > total / CHECKS_PER_TOTAL) dropSlowest();
    }
    return socket.readyState === socket.OPEN;
  };
}
