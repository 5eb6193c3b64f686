import type { WebhookView } from '@quri/protocol';
import type { Logger } from 'pino';
import type { Store } from '../store/records.ts';
import type { WebhookRecord } from '../store/webhook-queries.ts';
import { type Addressee, type Notice, shapedMessage } from './message-shapes.ts';
import { type Outgoing, type Posted, postMessage } from './post-message.ts';

export type Webhooks = ReturnType<typeof createWebhooks>;

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

/** Addresses of guests' own that are called when it is their turn. */
export function createWebhooks({ store, outgoing, log, timeoutMs, now }: Needs) {
  // Asked at every move: who has one is in memory, and nothing else of it.
  const switchedOff = new Map(store.webhookGuests().map(({ guest, isOff }) => [guest, isOff]));
  const note = (guest: string, stored: WebhookRecord | undefined): void => {
    if (stored === undefined) switchedOff.delete(guest);
    else switchedOff.set(guest, stored.off !== null);
  };
  const enqueue = sendQueue(AT_ONCE, MOST_WAITING);
  let trying = 0;

  const post = (to: Addressee, notice: Notice): Promise<Posted> =>
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
    note(before.guest, store.webhook(before.guest));
  };

  const deliver = async (guest: string, notice: Notice): Promise<void> => {
    try {
      const webhook = store.webhook(guest);
      if (webhook === undefined || webhook.off !== null) return note(guest, webhook);
      await noteResult(webhook, await post(webhook, notice));
    } catch (error) {
      log.warn({ err: error }, 'webhook could not be called');
    }
  };

  return {
    /** They have one, and it is not switched off. */
    isOn: (guest: string): boolean => switchedOff.get(guest) === false,
    isOff: (guest: string): boolean => switchedOff.get(guest) === true,
    view: (guest: string): WebhookView | undefined => {
      const webhook = store.webhook(guest);
      return webhook && viewOf(webhook);
    },
    /** Tries it with a message, and stores it only if that is taken. `busy`: too many are being tried. */
    set: async (guest: string, wanted: Addressee, link: string | null): Promise<WebhookView | Failed> => {
      if (trying >= AT_ONCE) return { failed: 'busy' };
      trying++;
      const posted = await post(wanted, { awaited: [], link }).finally(() => {
        trying--;
      });
      if (!isTaken(posted)) return { failed: posted };
      const { status: lastStatus } = posted;
      const webhook: WebhookRecord = { ...wanted, guest, failures: 0, off: null, lastStatus, createdAt: now() };
      const isStored = await store.commit((tx) => {
        // They may have been deleted while it was tried.
        if (store.guest(guest) === undefined) return false;
        tx.putWebhook(webhook);
        return true;
      });
      if (!isStored) return { failed: 'noGuest' };
      note(guest, webhook);
      return viewOf(webhook);
    },
    remove: async (guest: string): Promise<void> => {
      await store.commit((tx) => tx.deleteWebhook(guest));
      note(guest, undefined);
    },
    send: (guest: string, notice: Notice): void => enqueue(() => deliver(guest, notice)),
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
