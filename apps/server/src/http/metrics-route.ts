import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../addresses.ts';
import { sameSecret } from '../secrets.ts';

interface Needs {
  readonly token: string | null;
  /** Requests come through a proxy: who is on this machine cannot be told from the address. */
  readonly behindProxy: boolean;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** What proxies add: with one of these, an address on this machine is the proxy's. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|client-ip|true-client-ip|x-forwarded.*|(x-(real|client|cluster|original|envoy|azure|amzn)|cf|fastly|fly)-.*)$/;

/** GET /metrics, for whoever is on this machine or has the token. Everybody else is answered as at any unknown path. */
export function metricsRoute(app: FastifyInstance, { token, behindProxy, contentType, text }: Needs): void {
  const hasToken = ({ headers }: FastifyRequest): boolean =>
    token !== null && sameSecret(headers.authorization ?? '', `Bearer ${token}`);
  // By its name as well: a page of another site could let its own name lead to this machine.
  const isLocal = ({ headers, host, raw }: FastifyRequest): boolean =>
    !behindProxy &&
    isLoopbackHost(host) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name)) &&
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
