import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests, KnownGuest } from '../guests/guests.ts';
import { replyRefused } from '../rejections.ts';
import { guestCookie } from './guest-cookie.ts';
import { limitsPerMinute, refusedAsTooFast } from './request-limits.ts';
import { isSameOrigin } from './security.ts';

/** What a request of a guest about themselves is answered by. */
type Handle = (known: KnownGuest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface OwnRequests {
  readonly guests: Guests;
  readonly guestsPerMinute: number;
  readonly publicUrl: string | null;
}

/**
 * Routes for guests about themselves: limited, from our own pages only, never kept by anybody on the way. `nobody` is the
 * status for whoever is no guest.
 */
export function ownRequests({ guests, guestsPerMinute, publicUrl }: OwnRequests) {
  const limits = limitsPerMinute(guestsPerMinute);
  return (handle: Handle, nobody: 204 | 401 = 401) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      if (refusedAsTooFast(limits, reply)) return reply;
      if (!isSameOrigin(request, publicUrl)) return replyRefused(reply, 'forbidden');
      const known = guests.knownBy(guestCookie(request));
      if (known === undefined) return nobody === 204 ? reply.code(204).send() : replyRefused(reply, 'noGuest');
      return handle(known, request, reply);
    };
}

/** A field of what was posted. */
export function posted(body: unknown, field: string): unknown {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : null) };
  return fields[field];
}
