import type { Guest } from '@quri/protocol';
import { readName } from '@quri/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { addressKey } from '../limits/address-key.ts';
import { refusal } from '../rejections.ts';
import type { GuestRecord } from '../store/records.ts';
import { limitsPerMinute, replyTooFast } from './request-limits.ts';
import { isSameOrigin } from './security.ts';

const COLOURS = 8;
/** The longest time browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

interface Needs {
  readonly guests: Guests;
  readonly guestsPerMinute: number;
  readonly publicUrl: string | null;
  /** A guest has another name or colour. */
  readonly changed: (guest: string) => void;
}

const publicPart = ({ id, name, colour }: GuestRecord): Guest => ({ id, name, colour });

/** /api/guest: who somebody is, and how they set their name and colour. */
export function guestRoutes(app: FastifyInstance, { guests, guestsPerMinute, publicUrl, changed }: Needs): void {
  app.get('/api/guest', async (request, reply) => {
    const guest = guests.byCookie(request.cookies.quri);
    reply.header('cache-control', 'no-store');
    // Not an error status: browsers would log it as an error of the page.
    return guest === undefined ? reply.code(204).send() : publicPart(guest);
  });

  const limits = limitsPerMinute(guestsPerMinute);
  app.post('/api/guest', async (request, reply) => {
    if (!limits.take(addressKey(request.ip))) return replyTooFast(reply);
    if (!isSameOrigin(request, publicUrl)) return reply.code(403).send(refusal('forbidden'));
    const { name, colour } = wantedGuest(request.body);
    if (name === undefined) return reply.code(400).send(refusal('badName'));
    if (colour === undefined) return reply.code(400).send(refusal('malformed'));
    const known = guests.byCookie(request.cookies.quri);
    reply.header('cache-control', 'no-store');
    if (known !== undefined) {
      const guest = await guests.rename(known, name, colour);
      changed(guest.id);
      return publicPart(guest);
    }
    const { guest, cookie } = await guests.create(name, colour);
    reply.setCookie('quri', cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      // On plain http, as in a local network, browsers would not send a secure cookie back.
      secure: request.protocol === 'https',
      maxAge: COOKIE_SECONDS,
    });
    return publicPart(guest);
  });
}

/** Null is a guest without a name; undefined is not valid. */
function wantedGuest(body: unknown): { name: string | null | undefined; colour: number | undefined } {
  const { name, colour }: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : null) };
  const known = typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour < COLOURS;
  return { name: name === null ? null : readName(name), colour: known ? colour : undefined };
}
