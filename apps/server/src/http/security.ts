import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What may stand for this server in an address. */
export const HOST = /^[\w.:[\]-]+$/;

/** The own address as a socket source: not every browser counts it as 'self'. */
const socketSource = (scheme: 'ws' | 'wss') => (request: IncomingMessage) => {
  const host = request.headers.host ?? '';
  return HOST.test(host) ? `${scheme}://${host}` : "'self'";
};

/**
 * Only scripts and styles from here run, and nothing inline. It must work on plain http in a local network, so nothing
 * here requires https.
 */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", socketSource('ws'), socketSource('wss')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}

/**
 * Only our own pages may act for a guest. Browsers send the origin, and a page cannot forge it. A request without one
 * does not come from a page, so it carries no cookie that another site could abuse.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}
