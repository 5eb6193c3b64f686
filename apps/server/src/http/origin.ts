import type { FastifyRequest } from 'fastify';

/**
 * A browser says which page a request comes from, and a page cannot lie about it: only our own pages may act for a
 * guest. What says nothing is no page of a browser, and has no cookie that somebody else's page could ride on.
 */
export function isFromHere(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}
