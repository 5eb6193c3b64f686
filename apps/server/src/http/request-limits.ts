import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@quri/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { type RateLimits, rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { refusal } from '../rejections.ts';

const SECONDS_PER_MINUTE = 60;

/** A limit by a clock that only goes forward: what the host's clock is set to makes no difference. */
export const limitsPerMinute = (n: number): RateLimits =>
  rateLimits(() => rateLimit(n, n / SECONDS_PER_MINUTE, () => performance.now()));

export const replyTooFast = (reply: FastifyReply): FastifyReply =>
  reply.code(429).header('retry-after', '1').send(refusal('tooFast'));

/** The limit on requests of one address, upgrades included; an upgrade at any other path than the socket's is refused. */
export function requestLimits(app: FastifyInstance, requestsPerMinute: number, socketPath: string): void {
  const requests = limitsPerMinute(requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (requests.take(addressKey(request.ip))) return undefined;
    // Each further request then costs the sender a connection.
    reply.header('connection', 'close');
    return replyTooFast(reply);
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
    socket.end(isCounted ? rawRefusal(404, 'noSuchTable') : rawRefusal(429, 'tooFast'), () => socket.destroy());
  });
}

function rawRefusal(status: number, code: ErrorCode): string {
  const body = JSON.stringify(refusal(code));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
