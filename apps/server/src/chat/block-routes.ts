import type { BlockedGuest } from '@quri/protocol';
import type { FastifyInstance } from 'fastify';
import { type OwnRequests, ownRequests } from '../http/own-requests.ts';
import type { Store } from '../store/records.ts';
import { whoIs } from './chat-lines.ts';

interface Needs extends OwnRequests {
  readonly store: Store;
}

/** /api/me/blocks: whom this guest has blocked, and how they take it back. */
export function blockRoutes(app: FastifyInstance, needs: Needs): void {
  const { store, guests } = needs;
  const own = ownRequests(needs);
  const idOf = (guest: string, blocked: string): string => whoIs(`blocked by ${guest}`, blocked);

  app.get(
    '/api/me/blocks',
    own(async ({ guest }) => {
      const blocked = store.blockedBy(guest.id);
      return { blocks: blocked.map((id): BlockedGuest => ({ id: idOf(guest.id, id), ...guests.nameAndColour(id) })) };
    }),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/blocks/:id',
    own(async ({ guest }, request, reply) => {
      const { id: wanted } = request.params as { readonly id: unknown };
      const blocked = store.blockedBy(guest.id).find((id) => idOf(guest.id, id) === wanted);
      // Already taken back, perhaps in another tab: the same as now.
      if (blocked !== undefined) await store.commit((tx) => tx.deleteBlock(guest.id, blocked));
      return reply.code(204).send();
    }),
  );
}
