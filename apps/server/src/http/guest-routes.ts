import type { Guest } from '@quri/protocol';
import { readName } from '@quri/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { deviceLabel } from '../guests/device-label.ts';
import { replyRefused } from '../rejections.ts';
import type { GuestRecord } from '../store/records.ts';
import { guestCookie, isOldCookie, setGuestCookie } from './guest-cookie.ts';
import type { OwnRequests } from './own-requests.ts';
import { limitsPerMinute, refusedAsTooFast } from './request-limits.ts';
import { isSameOrigin } from './security.ts';

const COLOURS = 8;

interface Needs extends OwnRequests {
  /** A guest has another name or colour. */
  readonly changed: (guest: string) => void;
  readonly created: () => void;
}

export const publicPart = ({ id, name, colour }: GuestRecord): Guest => ({ id, name, colour });

/** /api/guest: who somebody is, and how they set their name and colour. */
export function guestRoutes(
  app: FastifyInstance,
  { guests, guestsPerMinute, publicUrl, changed, created }: Needs,
): void {
  app.get('/api/guest', async (request, reply) => {
    const cookie = guestCookie(request);
    const known = guests.knownBy(cookie);
    reply.header('cache-control', 'no-store');
    // Not an error status: browsers would log it as an error of the page.
    if (cookie === undefined || known === undefined) return reply.code(204).send();
    // Browsers forget a cookie 400 days after it was set, however often it was used since.
    if (known.isFirstToday || isOldCookie(request, publicUrl)) setGuestCookie(reply, cookie, publicUrl);
    return publicPart(known.guest);
  });

  const limits = limitsPerMinute(guestsPerMinute);
  app.post('/api/guest', async (request, reply) => {
    if (refusedAsTooFast(limits, reply)) return reply;
    if (!isSameOrigin(request, publicUrl)) return replyRefused(reply, 'forbidden');
    const { name, colour } = wantedGuest(request.body);
    if (name === undefined) return replyRefused(reply, 'badName');
    if (colour === undefined) return replyRefused(reply, 'malformed');
    const known = guests.byCookie(guestCookie(request));
    reply.header('cache-control', 'no-store');
    if (known !== undefined) {
      const guest = await guests.rename(known, name, colour);
      changed(guest.id);
      return publicPart(guest);
    }
    const { guest, cookie } = await guests.create(name, colour, deviceLabel(request.headers['user-agent']));
    created();
    setGuestCookie(reply, cookie, publicUrl);
    return publicPart(guest);
  });
}

/** Null is a guest without a name; undefined is not valid. */
function wantedGuest(body: unknown): { name: string | null | undefined; colour: number | undefined } {
  const { name, colour }: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : null) };
  const known = typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour < COLOURS;
  return { name: name === null ? null : readName(name), colour: known ? colour : undefined };
}
