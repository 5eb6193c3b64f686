import { WEBHOOK_KINDS, WEBHOOK_LANGUAGES } from '@quri/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { webhookUrl } from '../notifications/webhook-url.ts';
import type { Failed, Webhooks } from '../notifications/webhooks.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { type OwnRequests, ownRequests, posted } from './own-requests.ts';
import { refusedAsTooFast, replyTooFast, triesPerMinute } from './request-limits.ts';

interface Needs extends OwnRequests {
  readonly webhooks: Webhooks;
  readonly linkTo: (path: string) => string | null;
  readonly settings: Settings;
}

/** /api/me/webhook: where a guest is told that it is their turn. */
export function webhookRoutes(app: FastifyInstance, needs: Needs): void {
  const { webhooks, linkTo, settings } = needs;
  const own = ownRequests(needs);
  const tries = triesPerMinute(settings.webhookTriesPerMinute, settings.webhookTriesPerMinuteInAll);

  app.get(
    '/api/me/webhook',
    own(async ({ guest }, _request, reply) => webhooks.view(guest.id) ?? reply.code(204).send()),
  );

  app.put(
    '/api/me/webhook',
    own(async ({ guest }, request, reply) => {
      const kind = WEBHOOK_KINDS.find((one) => one === posted(request.body, 'kind'));
      const language = WEBHOOK_LANGUAGES.find((one) => one === posted(request.body, 'language'));
      const given = posted(request.body, 'url');
      if (kind === undefined || language === undefined || typeof given !== 'string')
        return replyRefused(reply, 'malformed');
      const url = webhookUrl(given)?.href;
      if (url === undefined) return replyRefused(reply, 'webhookForbidden');
      if (refusedAsTooFast(tries, reply)) return reply;
      const set = await webhooks.set(guest.id, { url, kind, language }, linkTo('/me'));
      return 'failed' in set ? replyFailed(reply, set) : set;
    }),
  );

  app.delete(
    '/api/me/webhook',
    own(async ({ guest }, _request, reply) => {
      await webhooks.remove(guest.id);
      return reply.code(204).send();
    }),
  );
}

function replyFailed(reply: FastifyReply, { failed }: Failed): FastifyReply {
  if (failed === 'busy') return replyTooFast(reply);
  if (failed === 'noGuest') return replyRefused(reply, failed);
  if (failed.status !== null) return replyRefused(reply, 'webhookFailed', { status: failed.status });
  return failed.reason === 'forbidden'
    ? replyRefused(reply, 'webhookForbidden')
    : replyRefused(reply, 'webhookFailed', { reason: failed.reason });
}
