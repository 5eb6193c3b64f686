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

/** Features that no page of ours uses: whatever gets into one may not use them either. */
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

const HALF_A_YEAR_SECONDS = 182 * 86_400;

/**
 * Only scripts and styles from here run, and nothing inline. It must work on plain http in a local network, so what
 * requires https is said only where `PUBLIC_URL` has it.
 */
export async function securityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const isPublicHttps = publicUrl?.startsWith('https:') === true;
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
    strictTransportSecurity: isPublicHttps && { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: isPublicHttps && { policy: 'same-origin' },
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', PERMISSIONS));
}

/** Does this request come over https? At the address of `PUBLIC_URL` also where no proxy is trusted to say so. */
export const isHttps = ({ protocol, host }: FastifyRequest, publicUrl: string | null): boolean =>
  protocol === 'https' || (publicUrl?.startsWith('https:') === true && new URL(publicUrl).host === host.toLowerCase());

/**
 * Only our own pages may act for a guest. Browsers send the origin, and a page cannot forge it. A request without one
 * does not come from a page, so it carries no cookie that another site could abuse.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // A page that came over plain http may have been changed on the way.
  return host === request.host.toLowerCase() && (protocol === 'https:' || !isHttps(request, publicUrl));
}
