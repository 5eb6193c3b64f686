import type { FastifyInstance } from 'fastify';
import type { DeleteGuestData } from '../guests/delete-guest.ts';
import type { Guests } from '../guests/guests.ts';
import { refusal } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { unavailable } from '../store/errors.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import { clearGuestCookie } from './guest-cookie.ts';
import { ownRequests, posted } from './own-requests.ts';
import { limitsPerMinute, replyTooFast } from './request-limits.ts';

interface Needs {
  readonly guests: Guests;
  readonly worker: Pick<StoreJobs, 'exportGuest'>;
  readonly deleteGuestData: DeleteGuestData;
  readonly settings: Settings;
  readonly publicUrl: string | null;
}

/** Everything stored about somebody, for them: as a file, or deleted. */
export function myDataRoutes(app: FastifyInstance, needs: Needs): void {
  const { guests, worker, deleteGuestData, settings, publicUrl } = needs;
  const { guestsPerMinute, exportsPerMinute, exportsAtOnce } = settings;
  const own = ownRequests({ guests, guestsPerMinute, publicUrl });
  const exports = limitsPerMinute(exportsPerMinute);
  let running = 0;

  app.get(
    '/api/me/export',
    own(async ({ guest }, _request, reply) => {
      if (running >= exportsAtOnce || !exports.take(guest.id)) return replyTooFast(reply);
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
        return reply.code(400).send(refusal('malformed'));
      await deleteGuestData(guest.id);
      clearGuestCookie(reply);
      return reply.code(204).send();
    }),
  );
}
