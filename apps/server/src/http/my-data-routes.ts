import type { FastifyInstance } from 'fastify';
import type { DeleteGuestData } from '../guests/delete-guest.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { unavailable } from '../store/errors.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import { clearGuestCookie } from './guest-cookie.ts';
import { type OwnRequests, ownRequests, posted } from './own-requests.ts';
import { limitsPerMinute, refusedAsTooFast, replyTooFast } from './request-limits.ts';

interface Needs extends OwnRequests {
  readonly worker: Pick<StoreJobs, 'exportGuest'>;
  readonly deleteGuestData: DeleteGuestData;
  readonly settings: Settings;
}

/** Everything stored about somebody, for them: as a file, or deleted. */
export function myDataRoutes(app: FastifyInstance, needs: Needs): void {
  const { worker, deleteGuestData, settings } = needs;
  const { exportsPerMinute, exportsAtOnce } = settings;
  const own = ownRequests(needs);
  const exports = limitsPerMinute(exportsPerMinute);
  let running = 0;

  app.get(
    '/api/me/export',
    own(async ({ guest }, _request, reply) => {
      if (running >= exportsAtOnce) return replyTooFast(reply);
      if (refusedAsTooFast(exports, reply, guest.id)) return reply;
      running++;
      try {
        const text = await worker.exportGuest(guest.id);
        if (text === undefined) throw unavailable('the guest is not there');
        reply.header('content-disposition', 'attachment; filename="quri-my-data.json"');
        return reply.type('application/json; charset=utf-8').send(text);
      } finally {
        running--;
      }
    }),
  );

  app.post(
    '/api/me/delete',
    own(async ({ guest }, request, reply) => {
      const confirm = posted(request.body, 'confirm');
      if (typeof confirm !== 'string' || !['delete', guest.name].includes(confirm))
        return replyRefused(reply, 'malformed');
      await deleteGuestData(guest.id);
      clearGuestCookie(reply);
      return reply.code(204).send();
    }),
  );
}
