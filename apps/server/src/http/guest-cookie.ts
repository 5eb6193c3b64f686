import type { FastifyReply, FastifyRequest } from 'fastify';

/** The longest time browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** No script can read it, and no other site can send it. */
export const setGuestCookie = (request: FastifyRequest, reply: FastifyReply, cookie: string): FastifyReply =>
  reply.setCookie('quri', cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    // On plain http, as in a local network, browsers would not send a secure cookie back.
    secure: request.protocol === 'https',
    maxAge: COOKIE_SECONDS,
  });

export const clearGuestCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie('quri', { path: '/' });
