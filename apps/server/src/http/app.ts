import cookies from '@fastify/cookie';
import sockets from '@fastify/websocket';
import type { ErrorCode } from '@quri/protocol';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { refusal, replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { SOCKET_PATH } from '../socket/socket-route.ts';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import { connectionLimits } from './connection-limits.ts';
import { measureRequests, type RequestAnswered } from './measure-requests.ts';
import { requestLimits } from './request-limits.ts';
import { securityHeaders } from './security.ts';

/** Close codes: the server stops, or it will be back in a moment. Clients try to reconnect after either. */
export const GOING_AWAY = 1001;
export const RESTARTING = 1012;

/** Fastify with everything that concerns all routes. `closeCode` is what sockets are closed with at the end, `answered` counts. */
export async function createApp(
  config: Config,
  settings: Settings,
  log: FastifyBaseLogger,
  closeCode: () => number,
  answered: RequestAnswered,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 4096,
    // Also for clients that do not read an answer.
    connectionTimeout: settings.silentMs,
    requestTimeout: settings.requestMs,
    // A proxy keeps connections open for the next request, and must be the first to close one.
    keepAliveTimeout: config.trustProxy === false ? settings.idleMs : settings.idleMsBehindProxy,
    http: {
      headersTimeout: settings.headersMs,
      requestTimeout: settings.requestMs,
      connectionsCheckingInterval: settings.headersMs / 2,
    },
  });
  connectionLimits(app.server, settings, config.trustProxy !== false);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  measureRequests(app, answered, SOCKET_PATH);
  await securityHeaders(app, config.publicUrl);
  await app.register(cookies);
  await app.register(sockets, {
    // Pings are answered by `connection.ts`, under its limits.
    options: { maxPayload: settings.messageBytes, perMessageDeflate: false, autoPong: false },
    // For what is thrown before the socket has its own: see `socket-route.ts`.
    errorHandler: (_error, socket) => socket.terminate(),
    // Tells everybody why their socket is closed, and accepts no more of them.
    preClose: (done) => {
      app.server.removeAllListeners('upgrade');
      for (const socket of app.websocketServer.clients) socket.close(closeCode());
      app.websocketServer.close(() => done());
    },
  });
  requestLimits(app, settings.requestsPerMinute, SOCKET_PATH);
  return app;
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooFast',
};

/** Errors are answered with a code from the protocol's table of errors, never with a stack. */
function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnavailable(error)) return replyRefused(reply, 'unavailable');
    if (isDamaged(error as unknown)) {
      request.log.error({ err: error }, 'request failed, stored data is damaged');
      return replyRefused(reply, 'damaged');
    }
    const status = error.statusCode ?? 500;
    const code = status >= 500 ? 'broken' : (CODES[status] ?? 'malformed');
    if (code === 'broken') request.log.error({ err: error }, 'request failed');
    return reply.code(status).send(refusal(code));
  });
}
