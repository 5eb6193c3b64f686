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
    if (!requests.take(addressKey(request.ip))) {
      // Each further request then costs the sender a connection.
      reply.header('connection', 'close');
      return replyTooFast(reply);
    }
    const isUpgrade = request.ws || request.headers.upgrade !== undefined;
    if (isUpgrade && request.url.split('?', 1)[0] !== socketPath)
      return reply.code(404).header('connection', 'close').send(refusal('noSuchTable'));
    return undefined;
  });
}
