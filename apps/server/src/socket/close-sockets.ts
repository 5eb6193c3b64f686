import type { FastifyInstance } from 'fastify';

/** Close codes: the server stops, or it will be back in a moment. Clients try to reconnect after either. */
export const GOING_AWAY = 1001;
export const RESTARTING = 1012;

/** Tells everybody why their socket is closed, and accepts no more of them. */
export function closeSockets(app: FastifyInstance, code: number, done: () => void): void {
  app.server.removeAllListeners('upgrade');
  for (const socket of app.websocketServer.clients) socket.close(code);
  app.websocketServer.close(() => done());
}
