import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret } from '../secrets.ts';

interface Needs {
  readonly token: string | null;
  /** Requests come through a proxy: who is on this machine cannot be told from the address. */
  readonly behindProxy: boolean;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** What a proxy adds: with one of these, an address on this machine is the proxy's. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** GET /metrics, for whoever is on this machine or has the token. Everybody else is answered as at any unknown path. */
export function metricsRoute(app: FastifyInstance, { token, behindProxy, contentType, text }: Needs): void {
  const hasToken = ({ headers }: FastifyRequest): boolean =>
    token !== null && sameSecret(headers.authorization ?? '', `Bearer ${token}`);
  const isLocal = ({ headers, raw }: FastifyRequest): boolean =>
    !behindProxy &&
    FORWARDED.every((name) => headers[name] === undefined) &&
    isLoopback(raw.socket.remoteAddress ?? '');

  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request) && !isLocal(request)) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'content-type': contentType });
    return text();
  });
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
