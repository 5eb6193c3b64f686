import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressForOthers, lanAddresses } from '../addresses.ts';
import { isFromHere } from '../http/origin.ts';
import { no } from '../refusal.ts';
import type { GuestRecord } from '../store/records.ts';
import type { House } from '../tables/house.ts';
import { bucket, buckets } from './bucket.ts';
import { connect } from './connection.ts';
import { counts } from './counts.ts';
import type { Lobby } from './lobby.ts';
import { pingsEvery } from './pings.ts';

/** /live: the one socket a tab has. Everything is checked before it is opened. */
export function liveRoute(
  app: FastifyInstance,
  house: House,
  lobby: Lobby,
  publicUrl: string | null,
  build: string,
): void {
  const { settings, guests } = house;
  const pings = pingsEvery(settings.pingMs);
  const perGuest = counts();
  const perAddress = counts();
  const subscriptions = buckets(() =>
    bucket(settings.subscribeBurst, settings.subscribePerSecond, () => performance.now()),
  );
  const callers = new WeakMap<FastifyRequest['raw'], GuestRecord>();
  const addressFor = (askedFor: string): string | null =>
    addressForOthers(publicUrl, askedFor, app.server.address() as AddressInfo, lanAddresses());

  app.get(
    '/live',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isFromHere(request, publicUrl)) return reply.code(403).send(no('forbidden'));
        const guest = guests.of(request.cookies.quri);
        if (guest === undefined) return reply.code(401).send(no('noGuest'));
        const crowded =
          perGuest.of(guest.id) >= settings.socketsPerGuest || perAddress.of(request.ip) >= settings.socketsPerAddress;
        if (crowded) return reply.code(429).send(no('tooManySockets'));
        callers.set(request.raw, guest);
      },
    },
    (socket, request) => {
      const guest = callers.get(request.raw);
      if (guest === undefined) return socket.terminate();
      const address = request.ip;
      perGuest.add(guest.id);
      perAddress.add(address);
      socket.on('close', () => {
        perGuest.remove(guest.id);
        perAddress.remove(address);
      });
      const serving = { build, address: addressFor(request.host) };
      const known = guests.named(guest.id) ?? guest;
      connect(house, lobby, socket, request.raw.socket, known, serving, pings, () => subscriptions.take(guest.id));
    },
  );
}
