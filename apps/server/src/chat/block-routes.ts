import type { BlockedGuest } from '@quri/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { limitsPerMinute, replyTooFast } from '../http/request-limits.ts';
import { isSameOrigin } from '../http/security.ts';
import { addressKey } from '../limits/address-key.ts';
import { refusal } from '../rejections.ts';
import type { Store } from '../store/records.ts';
import { whoIs } from './chat-lines.ts';

interface Needs {
  readonly store: Store;
  readonly guests: Guests;
  readonly guestsPerMinute: number;
  readonly publicUrl: string | null;
}

/** /api/me/blocks: whom this guest has blocked, and how they take it back. */
export function blockRoutes(app: FastifyInstance, { store, guests, guestsPerMinute, publicUrl }: Needs): void {
  const limits = limitsPerMinute(guestsPerMinute);
  const idOf = (guest: string, blocked: string): string => whoIs(`blocked by ${guest}`, blocked);
  const noGuest = (reply: FastifyReply): FastifyReply => reply.code(401).send(refusal('noGuest'));

  app.get('/api/me/blocks', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const guest = guests.byCookie(request.cookies.quri);
    if (guest === undefined) return noGuest(reply);
    const blocks = store.blockedBy(guest.id).map((id): BlockedGuest => {
      const blocked = guests.byId(id);
      return { id: idOf(guest.id, id), name: blocked?.name ?? null, colour: blocked?.colour ?? 0 };
    });
    return { blocks };
  });

  app.delete<{ Params: { id: string } }>('/api/me/blocks/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!limits.take(addressKey(request.ip))) return replyTooFast(reply);
    if (!isSameOrigin(request, publicUrl)) return reply.code(403).send(refusal('forbidden'));
    const guest = guests.byCookie(request.cookies.quri);
    if (guest === undefined) return noGuest(reply);
    const blocked = store.blockedBy(guest.id).find((id) => idOf(guest.id, id) === request.params.id);
    // Already taken back, perhaps in another tab: the same as now.
    if (blocked !== undefined) await store.commit((tx) => tx.deleteBlock(guest.id, blocked));
    return reply.code(204).send();
  });
}
