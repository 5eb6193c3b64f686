import type { CodeOwner, DeviceCode, DeviceView, Me } from '@quri/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeHashOf, createDeviceCodes } from '../guests/device-codes.ts';
import { deviceLabel } from '../guests/device-label.ts';
import type { KnownGuest } from '../guests/guests.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { OpenSockets } from '../socket/open-sockets.ts';
import type { Store } from '../store/records.ts';
import { clearGuestCookie, guestCookie, setGuestCookie } from './guest-cookie.ts';
import { publicPart } from './guest-routes.ts';
import { type OwnRequests, ownRequests, posted } from './own-requests.ts';
import { limitsPerMinute, refusedAsTooFast } from './request-limits.ts';
import { isSameOrigin } from './security.ts';

interface Needs extends OwnRequests {
  readonly store: Store;
  readonly open: Pick<OpenSockets, 'close'>;
  readonly settings: Settings;
  readonly now: () => number;
}

/** /api/me and /api/device-code: the devices of a guest, and codes that make another device theirs. */
export function deviceRoutes(app: FastifyInstance, needs: Needs): void {
  const { store, guests, open, settings, publicUrl, now } = needs;
  const own = ownRequests(needs);
  const codes = createDeviceCodes(store, settings.deviceCodeMs, now);

  app.get(
    '/api/me',
    own(async ({ guest, device }): Promise<Me> => {
      const devices = guests.devices
        .of(guest.id)
        .map(
          ({ id, label, createdAt, seenAt }): DeviceView => ({ id, label, createdAt, seenAt, here: id === device.id }),
        );
      return { guest: publicPart(guest), devices };
      // Not an error status: browsers would log it as an error of the page.
    }, 204),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/devices/:id',
    own(async ({ guest, device }, request, reply) => {
      const id = String((request.params as { readonly id: unknown }).id);
      // One that is gone already, perhaps by another tab, is the same as now.
      if (await guests.devices.revoke(guest.id, id)) open.close(guest.id, id);
      if (id === device.id) clearGuestCookie(reply);
      return reply.code(204).send();
    }),
  );

  const newCodes = limitsPerMinute(settings.deviceCodesPerMinute);
  app.post(
    '/api/me/device-code',
    own(async ({ guest, device }, _request, reply): Promise<DeviceCode | FastifyReply> => {
      if (refusedAsTooFast(newCodes, reply, guest.id)) return reply;
      const { code } = await codes.create(guest.id, device.id);
      return { code, seconds: Math.floor(settings.deviceCodeMs / 1000) };
    }),
  );

  const tries = limitsPerMinute(settings.codeTriesPerMinute);
  type WithCode = (codeHash: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Right or wrong, it counts: nobody learns anything by trying faster. */
  const withCode = (handle: WithCode) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request, publicUrl)) return replyRefused(reply, 'forbidden');
    if (refusedAsTooFast(tries, reply)) return reply;
    const codeHash = codeHashOf(posted(request.body, 'code'));
    return codeHash === undefined ? badCode(reply) : handle(codeHash, request, reply);
  };

  app.post(
    '/api/device-code/check',
    withCode(async (codeHash, request, reply) => {
      const owner = codes.guestOf(codeHash);
      const guest = owner === undefined ? undefined : guests.byId(owner);
      if (guest === undefined) return badCode(reply);
      const here = guests.knownBy(guestCookie(request));
      const same = here?.guest.id === guest.id;
      return { name: guest.name, colour: guest.colour, leaving: same ? null : leaving(here), same } satisfies CodeOwner;
    }),
  );

  const leaving = (here: KnownGuest | undefined): CodeOwner['leaving'] =>
    here === undefined ? null : { name: here.guest.name, running: store.runningGamesOf(here.guest.id) };

  app.post(
    '/api/device-code/use',
    withCode(async (codeHash, request, reply) => {
      const here = guests.knownBy(guestCookie(request));
      // This device is theirs already: the code stays for another one.
      if (here !== undefined && codes.guestOf(codeHash) === here.guest.id) return publicPart(here.guest);
      const carried = await guests.carryOver(codeHash, deviceLabel(request.headers['user-agent']));
      if (carried === 'badCode') return badCode(reply);
      if (carried === 'tooManyDevices') return replyRefused(reply, carried);
      setGuestCookie(reply, carried.cookie, publicUrl);
      // Pages of this browser that are open go on as its new guest, once they have the cookie.
      if (here !== undefined) reply.raw.once('finish', () => open.close(here.guest.id, here.device.id));
      return publicPart(carried.guest);
    }),
  );
}

const badCode = (reply: FastifyReply): FastifyReply => replyRefused(reply, 'badCode');
