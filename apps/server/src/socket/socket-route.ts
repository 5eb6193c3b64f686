import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { invitationAddress } from '../addresses.ts';
import type { Guests, KnownGuest } from '../guests/guests.ts';
import { guestCookie } from '../http/guest-cookie.ts';
import { isSameOrigin } from '../http/security.ts';
import { addressKey } from '../limits/address-key.ts';
import type { GuestAddresses } from '../limits/guest-addresses.ts';
import { counts } from '../limits/rate-limits.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';
import { connections } from './connection.ts';
import { IDENTITY_GONE, type OpenSockets } from './open-sockets.ts';

interface Needs {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly addresses: GuestAddresses;
  readonly settings: Settings;
  readonly log: Logger;
  /** The budget of work of each address. */
  readonly work: WorkBudgets;
  readonly publicUrl: string | null;
  readonly build: string;
  /** Where each socket is noted once it is accepted. */
  readonly open: OpenSockets;
  /** The webhook of this guest was switched off. */
  readonly webhookOff: (guest: string) => boolean;
  /** A request was refused with this code. */
  readonly refused: (code: string) => void;
}

export const SOCKET_PATH = '/live';

interface Accepted {
  readonly known: KnownGuest;
  readonly reply: FastifyReply;
}

/** One socket for each tab. Everything is checked before it is accepted. Answers what counts who is connected now. */
export function socketRoute(
  app: FastifyInstance,
  { tables, guests, addresses, settings, log, work, publicUrl, build, open, webhookOff, refused }: Needs,
) {
  const connect = connections(tables, settings, log, work, refused);
  const perGuest = counts();
  const perAddress = counts();
  const acceptedOf = new WeakMap<FastifyRequest['raw'], Accepted>();

  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!request.ws) return replyRefused(reply, 'noSuchTable');
        if (!isSameOrigin(request, publicUrl)) return replyRefused(reply, 'forbidden');
        const known = guests.knownBy(guestCookie(request));
        if (known === undefined) return replyRefused(reply, 'noGuest');
        const { guest } = known;
        const address = addressKey(request.ip);
        const tooMany =
          perGuest.of(guest.id) >= settings.socketsPerGuest || perAddress.of(address) >= settings.socketsPerAddress;
        if (tooMany) return replyRefused(reply, 'tooManySockets');
        // Counted before it is accepted: many that come at once must not all find room.
        perGuest.add(guest.id);
        perAddress.add(address);
        const disconnected = guests.connected(guest.id);
        request.raw.socket.once('close', () => {
          disconnected();
          perGuest.remove(guest.id);
          perAddress.remove(address);
        });
        acceptedOf.set(request.raw, { known, reply });
        addresses.note(guest.id, address);
      },
    },
    (socket, request) => {
      const accepted = acceptedOf.get(request.raw);
      if (accepted === undefined) return socket.terminate();
      const { guest, device } = accepted.known;
      dropRequest(socket, request, accepted.reply);
      // Revoked since it was accepted.
      if (guests.knownBy(guestCookie(request)) === undefined) return socket.close(IDENTITY_GONE);
      open.add(guest.id, device.id, socket);
      connect({
        socket,
        stream: request.raw.socket,
        guest: guests.byId(guest.id) ?? guest,
        addressKey: addressKey(request.ip),
        build,
        address: invitationAddress(app.server, publicUrl, request.host),
        webhookOff: webhookOff(guest.id),
      });
    },
  );
  return () => ({ guests: perGuest.keys, sockets: app.websocketServer.clients.size });
}

/**
 * From here on nobody needs the request and the answer it would have had. Without this they are kept, with all their
 * headers, for as long as the socket is open.
 */
function dropRequest(socket: WebSocket, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.detachSocket(request.raw.socket);
  socket.removeAllListeners('error');
  socket.on('error', terminate);
}

/** A broken frame is the client's fault: `connection.ts` logs it, at the level of debug. */
function terminate(this: WebSocket): void {
  this.terminate();
}
