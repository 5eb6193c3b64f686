import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const A_HOST = /^[\w.:[\]-]+$/;

/** The same address over a socket: not every browser counts it as 'self'. */
const sockets = (scheme: 'ws' | 'wss') => (request: IncomingMessage) => {
  const host = request.headers.host ?? '';
  return A_HOST.test(host) ? `${scheme}://${host}` : "'self'";
};

/**
 * Only what we serve ourselves runs, and nothing inline: a name with a script in it stays a name. It must work on plain
 * http in somebody's own network, so nothing here insists on https.
 */
export async function strictHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", sockets('ws'), sockets('wss')],
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
