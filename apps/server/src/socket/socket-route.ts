import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addressForOthers, lanAddresses } from '../addresses.ts';
import type { Guests } from '../guests/guests.ts';
import { isSameOrigin } from '../http/security.ts';
import { refusal } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { GuestRecord } from '../store/records.ts';
import type { Tables } from '../tables/tables.ts';
import { connections } from './connection.ts';
import { counts } from './limits.ts';

interface Needs {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly settings: Settings;
  readonly log: Logger;
  readonly publicUrl: string | null;
  readonly build: string;
}

/** /live: one socket for each tab. Everything is checked before it is accepted. */
export function socketRoute(app: FastifyInstance, { tables, guests, settings, log, publicUrl, build }: Needs): void {
  const connect = connections(tables, settings, log);
  const perGuest = counts();
  const perAddress = counts();
  const guestOf = new WeakMap<FastifyRequest['raw'], GuestRecord>();
  const addressFor = (host: string): string | null => {
    const listening = app.server.address();
    return typeof listening === 'object' && listening !== null
      ? addressForOthers(publicUrl, host, listening, lanAddresses())
      : publicUrl;
  };

  app.get(
    '/live',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request, publicUrl)) return reply.code(403).send(refusal('forbidden'));
        const guest = guests.byCookie(request.cookies.quri);
        if (guest === undefined) return reply.code(401).send(refusal('noGuest'));
        const tooMany =
          perGuest.of(guest.id) >= settings.socketsPerGuest || perAddress.of(request.ip) >= settings.socketsPerAddress;
        if (tooMany) return reply.code(429).send(refusal('tooManySockets'));
        guestOf.set(request.raw, guest);
      },
    },
    (socket, request) => {
      const guest = guestOf.get(request.raw);
      if (guest === undefined) return socket.terminate();
      const { ip } = request;
      perGuest.add(guest.id);
      perAddress.add(ip);
      socket.on('close', () => {
        perGuest.remove(guest.id);
        perAddress.remove(ip);
      });
      connect({
        socket,
        stream: request.raw.socket,
        guest: guests.byId(guest.id) ?? guest,
        build,
        address: addressFor(request.host),
      });
    },
  );
}
