import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { type RateLimits, rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { replyRefused } from '../rejections.ts';
import { HEALTH_PATH } from './health-route.ts';

const SECONDS_PER_MINUTE = 60;

export const limitsPerMinute = (n: number): RateLimits => rateLimits(() => rateLimit(n, n / SECONDS_PER_MINUTE));

type Limits = Pick<RateLimits, 'take' | 'secondsUntilNext'>;

/** A limit on tries of something: from one address, and in all. */
export function triesPerMinute(perAddress: number, inAll: number): Limits {
  const [own, all] = [limitsPerMinute(perAddress), limitsPerMinute(inAll)];
  return {
    take: (address) => own.take(address) && all.take(''),
    secondsUntilNext: (address) => Math.max(own.secondsUntilNext(address), all.secondsUntilNext('')),
  };
}

const MOST_RETRY_AFTER = 3600;

/** `seconds`: another try is refused before. */
export function replyTooFast(reply: FastifyReply, seconds = 1): FastifyReply {
  const retryAfter = Math.min(MOST_RETRY_AFTER, Math.max(1, Math.ceil(seconds)));
  return replyRefused(reply.header('retry-after', String(retryAfter)), 'tooFast');
}

/** Counts a request of its address, or of another key. True if it was one too many: then it is answered already. */
export function refusedAsTooFast(limits: Limits, reply: FastifyReply, key = addressKey(reply.request.ip)): boolean {
  if (limits.take(key)) return false;
  replyTooFast(reply, limits.secondsUntilNext(key));
  return true;
}

/** The limit on requests of one address, upgrades included; an upgrade at any other path than the socket's is refused. */
export function requestLimits(app: FastifyInstance, requestsPerMinute: number, socketPath: string): void {
  const requests = limitsPerMinute(requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    const address = addressKey(request.ip);
    if (requests.take(address)) return undefined;
    // Each further request then costs the sender a connection.
    reply.header('connection', 'close');
    // Others at the same address, such as a proxy's, must not make a healthy server look ill.
    if (request.routeOptions.url === HEALTH_PATH) return undefined;
    return replyTooFast(reply, requests.secondsUntilNext(address));
  });
  refuseOtherUpgrades(app, socketPath);
}

/** Where nothing is served. An upgrade is answered like any request there, and its connection is closed. */
const NOWHERE = '/api/';

function refuseOtherUpgrades(app: FastifyInstance, socketPath: string): void {
  const { server } = app;
  const accept = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] === socketPath) {
      for (const listener of accept) listener.call(server, request, socket, head);
      return;
    }
    socket.on('error', () => undefined);
    const response = new ServerResponse(request);
    response.assignSocket(socket as Socket);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.end(() => socket.destroy()));
    app.routing(Object.assign(request, { method: 'GET', url: NOWHERE }), response);
  });
}
