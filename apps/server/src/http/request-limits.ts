import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '@quri/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { type RateLimits, rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { refusal, replyRefused } from '../rejections.ts';

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
    return replyTooFast(reply, requests.secondsUntilNext(address));
  });
  refuseOtherUpgrades(app, requests, socketPath);
}

/** Before the listeners that are there take them through everything a request goes through. */
function refuseOtherUpgrades({ server }: FastifyInstance, requests: RateLimits, socketPath: string): void {
  const accept = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] === socketPath) {
      for (const listener of accept) listener.call(server, request, socket, head);
      return;
    }
    const isCounted = requests.take(addressKey(request.socket.remoteAddress ?? ''));
    socket.on('error', () => undefined);
    socket.end(rawRefusal(isCounted ? 'noSuchTable' : 'tooFast'), () => socket.destroy());
  });
}

function rawRefusal(code: ErrorCode): string {
  const { status } = ERRORS[code];
  const body = JSON.stringify(refusal(code));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
