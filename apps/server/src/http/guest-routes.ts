import type { Guest } from '@quri/protocol';
import { readName } from '@quri/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { no } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { GuestRecord } from '../store/records.ts';
import { isFromHere } from './origin.ts';

const COLOURS = 8;
/** As long as browsers keep one. */
const COOKIE_SECONDS = 400 * 86_400;

const shown = ({ id, name, colour }: GuestRecord): Guest => ({ id, name, colour });

/** Who somebody is: asked for by their page, and set when they type a name. */
export function guestRoutes(
  app: FastifyInstance,
  guests: Guests,
  settings: Settings,
  publicUrl: string | null,
  renamed: (guest: string) => void,
): void {
  app.get('/api/guest', async (request, reply) => {
    const guest = guests.of(request.cookies.quri);
    reply.header('cache-control', 'no-store');
    // Nobody yet is an answer like any other: a browser would call an error status an error of the page.
    return guest === undefined ? reply.code(204).send() : shown(guest);
  });

  const dear = { rateLimit: { max: settings.guestsPerMinute, timeWindow: 60_000 } };
  app.post('/api/guest', { config: dear }, async (request, reply) => {
    if (!isFromHere(request, publicUrl)) return reply.code(403).send(no('forbidden'));
    const { name, colour } = wished(request.body);
    if (name === undefined) return reply.code(400).send(no('badName'));
    if (colour === undefined) return reply.code(400).send(no('malformed'));
    const known = guests.of(request.cookies.quri);
    reply.header('cache-control', 'no-store');
    if (known !== undefined) {
      const guest = await guests.rename(known, name, colour);
      renamed(guest.id);
      return shown(guest);
    }
    const { guest, cookie } = await guests.create(name, colour);
    reply.setCookie('quri', cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      // On plain http, in somebody's own network, a secure cookie would never come back.
      secure: request.protocol === 'https',
      maxAge: COOKIE_SECONDS,
    });
    return shown(guest);
  });
}

/** Who has no name yet says null: looking round needs none. */
function wished(body: unknown): { name: string | null | undefined; colour: number | undefined } {
  const { name, colour } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const known = typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour < COLOURS;
  return { name: name === null ? null : readName(name), colour: known ? colour : undefined };
}
