import { WEBHOOK_KINDS, WEBHOOK_LANGUAGES } from '@quri/protocol';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { addressKey } from '../limits/address-key.ts';
import { webhookUrl } from '../notifications/webhook-url.ts';
import type { Failed, Webhooks } from '../notifications/webhooks.ts';
import { refusal } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { ownRequests, posted } from './own-requests.ts';
import { limitsPerMinute, replyTooFast } from './request-limits.ts';

interface Needs {
  readonly guests: Guests;
  readonly webhooks: Webhooks;
  readonly linkTo: (path: string) => string | null;
  readonly settings: Settings;
  readonly publicUrl: string | null;
}

/** /api/me/webhook: where a guest is told that it is their turn. */
export function webhookRoutes(app: FastifyInstance, { guests, webhooks, linkTo, settings, publicUrl }: Needs): void {
  const own = ownRequests({ guests, guestsPerMinute: settings.guestsPerMinute, publicUrl });
  const tries = limitsPerMinute(settings.webhookTriesPerMinute);
  const triesInAll = limitsPerMinute(settings.webhookTriesPerMinuteInAll);

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
        return reply.code(400).send(refusal('malformed'));
      const url = webhookUrl(given)?.href;
      if (url === undefined) return reply.code(403).send(refusal('webhookForbidden'));
      if (!tries.take(addressKey(request.ip)) || !triesInAll.take('')) return replyTooFast(reply);
      const set = await webhooks.set(guest.id, { url, kind, language }, linkTo('/me'));
      if (!('failed' in set)) return set;
      if (set.failed === 'busy') return replyTooFast(reply);
      const refused = refusalOf(set);
      return reply.code(refused.code === 'webhookFailed' ? 422 : refused.code === 'noGuest' ? 401 : 403).send(refused);
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

function refusalOf({ failed }: Failed) {
  if (typeof failed === 'string') return refusal('noGuest');
  if (failed.status !== null) return refusal('webhookFailed', { status: failed.status });
  return failed.reason === 'forbidden'
    ? refusal('webhookForbidden')
    : refusal('webhookFailed', { reason: failed.reason });
}
