import type { WebSocket } from 'ws';

interface Pings {
  watch(socket: WebSocket): void;
}

/** Terminates sockets that do not answer a ping before the next one. One timer for all sockets. */
export function pingsEvery(ms: number): Pings {
  const unanswered = new Map<WebSocket, boolean>();
  const timer = setInterval(() => {
    for (const [socket, waiting] of unanswered) {
      if (waiting) socket.terminate();
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
