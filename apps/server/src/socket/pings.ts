import { at } from '@quri/kernel';
import type { WebSocket } from 'ws';

/** How many groups the sockets are pinged in, at most, and the least time between two of them. */
const MOST_GROUPS = 100;
const LEAST_MS = 100;

/**
 * Terminates sockets that do not answer a ping before the next one. One timer for all sockets; they are pinged in groups
 * one after the other, because thousands of pings at once, and their answers, would stop everything else for a while.
 */
export function pingsEvery(ms: number): (socket: WebSocket) => void {
  const count = Math.max(1, Math.min(MOST_GROUPS, Math.floor(ms / LEAST_MS)));
  const groups = Array.from({ length: count }, () => new Map<WebSocket, boolean>());
  let next = 0;
  const timer = setInterval(() => {
    const unanswered = at(groups, next);
    next = (next + 1) % count;
    for (const [socket, waiting] of unanswered) {
      if (waiting) socket.terminate();
      else {
        unanswered.set(socket, true);
        socket.ping();
      }
    }
  }, ms / count);
  timer.unref();
  return (socket) => {
    // The smallest group: the work stays even however sockets come and go.
    const unanswered = groups.reduce((a, b) => (b.size < a.size ? b : a));
    unanswered.set(socket, false);
    socket.on('pong', () => {
      if (unanswered.has(socket)) unanswered.set(socket, false);
    });
    socket.on('close', () => unanswered.delete(socket));
  };
}
