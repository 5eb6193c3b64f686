import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './security.ts';

/** Over https the name has a prefix: browsers then take it only from this host, and only over https. */
const NAME = 'quri';
const SECURE_NAME = '__Host-quri';

/** The longest time browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** The cookie of a guest, also one that was set before there was a name for https. */
export const guestCookie = ({ cookies }: FastifyRequest): string | undefined => cookies[SECURE_NAME] ?? cookies[NAME];

/** Is it time to set the cookie once more, under the name it has today? */
export const isOldCookie = (request: FastifyRequest, publicUrl: string | null): boolean =>
  isHttps(request, publicUrl) && request.cookies[SECURE_NAME] === undefined;

/** No script can read it, and no other site can send it. */
export function setGuestCookie(reply: FastifyReply, cookie: string, publicUrl: string | null): void {
  const { request } = reply;
  // On plain http, as in a local network, browsers would not send a secure cookie back.
  const secure = isHttps(request, publicUrl);
  if (secure && request.cookies[NAME] !== undefined) reply.clearCookie(NAME, { path: '/' });
  reply.setCookie(secure ? SECURE_NAME : NAME, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_SECONDS,
  });
}

export function clearGuestCookie(reply: FastifyReply): void {
  const { cookies } = reply.request;
  if (cookies[SECURE_NAME] !== undefined) reply.clearCookie(SECURE_NAME, { path: '/', secure: true });
  if (cookies[NAME] !== undefined) reply.clearCookie(NAME, { path: '/' });
}
