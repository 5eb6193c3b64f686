import type { WebhookView } from '@quri/protocol';
import type { Logger } from 'pino';
import type { Store } from '../store/records.ts';
import type { WebhookRecord } from '../store/webhook-queries.ts';
import { type Notice, shapedMessage } from './message-shapes.ts';
import { type Outgoing, type Posted, postMessage } from './post-message.ts';

type WantedWebhook = Pick<WebhookRecord, 'url' | 'kind' | 'language'>;

/** Addresses of guests' own that are called when it is their turn. */
export interface Webhooks {
  /** They have one, and it is not switched off. */
  isOn(guest: string): boolean;
  isOff(guest: string): boolean;
  view(guest: string): WebhookView | undefined;
  /** Tries it with a message, and stores it only if that is taken. `busy`: too many are being tried. */
  set(guest: string, wanted: WantedWebhook, link: string | null): Promise<WebhookView | Failed>;
  remove(guest: string): Promise<void>;
  send(guest: string, notice: Notice): void;
}

export type Failed = { readonly failed: 'busy' | 'noGuest' | Exclude<Posted, { status: 200 }> };

interface Needs {
  readonly store: Store;
  readonly outgoing: Outgoing;
  readonly log: Logger;
  /** How long an answer may take. */
  readonly timeoutMs: number;
  readonly now: () => number;
}

const AT_ONCE = 4;
const MOST_WAITING = 1000;
/** So many failures in a row switch it off. */
const MOST_FAILURES = 5;

const isTaken = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

const viewOf = ({ kind, url, language, off, lastStatus }: WebhookRecord): WebhookView => ({
  kind,
  host: new URL(url).host,
  language,
  off,
  lastStatus,
});

export function createWebhooks({ store, outgoing, log, timeoutMs, now }: Needs): Webhooks {
  // Asked at every move: who has one is in memory, and nothing else of it.
  const on = new Set<string>();
  const off = new Set<string>();
  const note = (guest: string, state: 'on' | 'off' | 'none'): void => {
    on.delete(guest);
    off.delete(guest);
    if (state !== 'none') (state === 'on' ? on : off).add(guest);
  };
  for (const { guest, isOff } of store.webhookGuests()) note(guest, isOff ? 'off' : 'on');
  const enqueue = sendQueue(AT_ONCE, MOST_WAITING);
  let trying = 0;

  const post = (to: WantedWebhook, notice: Notice): Promise<Posted> =>
    postMessage(outgoing, shapedMessage(to, notice), timeoutMs);

  const noteResult = async (before: WebhookRecord, posted: Posted): Promise<void> => {
    const failures = isTaken(posted) ? 0 : before.failures + 1;
    const result = {
      ...before,
      failures,
      off: failures >= MOST_FAILURES ? 'failed' : null,
      lastStatus: posted.status,
    } as const;
    if (result.failures === before.failures && result.lastStatus === before.lastStatus) return;
    await store.commit((tx) => tx.putWebhookResult(result));
    // Set anew or deleted meanwhile: the result belongs to another address.
    const stored = store.webhook(before.guest);
    note(before.guest, stored === undefined ? 'none' : stored.off === null ? 'on' : 'off');
  };

  const deliver = async (guest: string, notice: Notice): Promise<void> => {
    try {
      const webhook = store.webhook(guest);
      if (webhook === undefined || webhook.off !== null) return note(guest, webhook === undefined ? 'none' : 'off');
      await noteResult(webhook, await post(webhook, notice));
    } catch (error) {
      log.warn({ err: error }, 'webhook could not be called');
    }
  };

  return {
    isOn: (guest) => on.has(guest),
    isOff: (guest) => off.has(guest),
    view: (guest) => {
      const webhook = store.webhook(guest);
      return webhook && viewOf(webhook);
    },
    set: async (guest, wanted, link) => {
      if (trying >= AT_ONCE) return { failed: 'busy' };
      trying++;
      const posted = await post(wanted, { awaited: [], link }).finally(() => {
        trying--;
      });
      if (!isTaken(posted)) return { failed: posted };
      const { url, kind, language } = wanted;
      const webhook: WebhookRecord = {
        guest,
        url,
        kind,
        language,
        failures: 0,
        off: null,
        lastStatus: posted.status,
        createdAt: now(),
      };
      const isStored = await store.commit((tx) => {
        // They may have been deleted while it was tried.
        if (store.guest(guest) === undefined) return false;
        tx.putWebhook(webhook);
        return true;
      });
      if (!isStored) return { failed: 'noGuest' };
      note(guest, 'on');
      return viewOf(webhook);
    },
    remove: async (guest) => {
      await store.commit((tx) => tx.deleteWebhook(guest));
      note(guest, 'none');
    },
    send: (guest, notice) => enqueue(() => deliver(guest, notice)),
  };
}

/**
 * Runs so many at once, each when there is room; where too many wait, the one that has waited longest is dropped, undone.
 * What is sent must not reject.
 */
function sendQueue(atOnce: number, mostWaiting: number): (send: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const runNext = (): void => {
    const next = running < atOnce ? waiting.shift() : undefined;
    if (next === undefined) return;
    running++;
    void next().finally(() => {
      running--;
      runNext();
    });
  };
  return (send) => {
    waiting.push(send);
    if (waiting.length > mostWaiting) waiting.shift();
    runNext();
  };
}
