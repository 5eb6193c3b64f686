import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import type { Bans } from '../host/bans.ts';
import { addressKey } from '../limits/address-key.ts';
import { replyRefused } from '../rejections.ts';
import { guestCookie } from './guest-cookie.ts';

const PATHS = /^\/(api\/(?!tables\/)|live$)/;

/**
 * Whoever is kept out is told so wherever they would act as a guest or become one: at every path of the interface but
 * replays, which are files for everybody, and at the socket.
 */
export function refuseBanned(app: FastifyInstance, bans: Bans, guests: Pick<Guests, 'byCookie'>): void {
  app.addHook('onRequest', async (request, reply) => {
    // By the route and not by the address: that may be written in many ways.
    if (!PATHS.test(request.routeOptions.url ?? '')) return undefined;
    const cookie = guestCookie(request);
    const [id = ''] = cookie?.split('.') ?? [];
    // Of others nobody learns that they are kept out.
    const isBanned = bans.address(addressKey(request.ip)) || (bans.guest(id) && guests.byCookie(cookie)?.id === id);
    return isBanned ? replyRefused(reply.header('cache-control', 'no-store'), 'banned') : undefined;
  });
}
