import type { WebSocket } from 'ws';

/** Finds out which sockets are dead: one timer for all of them. */
export interface Pings {
  watch(socket: WebSocket): void;
}

/** A socket that does not answer a ping by the next one is gone. */
export function pingsEvery(ms: number): Pings {
  const unanswered = new Map<WebSocket, boolean>();
  const timer = setInterval(() => {
    for (const [socket, waits] of unanswered) {
      if (waits) socket.terminate();
      else {
        unanswered.set(socket, true);
        socket.ping();
      }
    }
  }, ms);
  timer.unref();
  return {
    watch: (socket) => {
      unanswered.set(socket, false);
      socket.on('pong', () => {
        if (unanswered.has(socket)) unanswered.set(socket, false);
      });
      socket.on('close', () => unanswered.delete(socket));
    },
  };
}
