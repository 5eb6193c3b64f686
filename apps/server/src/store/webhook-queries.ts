import type { WebhookKind, WebhookLanguage } from '@quri/protocol';
import type Database from 'libsql';
import { orUnavailable, query } from './query.ts';

export interface WebhookRecord {
  readonly guest: string;
  readonly url: string;
  readonly kind: WebhookKind;
  readonly language: WebhookLanguage;
  /** How many messages in a row have failed. */
  readonly failures: number;
  readonly off: 'failed' | null;
  readonly lastStatus: number | null;
  readonly createdAt: number;
}

/** Somebody to be told that it is their turn at a table. */
export interface TurnMessage {
  readonly guest: string;
  readonly table: string;
}

export interface WebhookReads {
  webhook(guest: string): WebhookRecord | undefined;
  /** All guests who have one, and whether it is switched off. */
  webhookGuests(): readonly { readonly guest: string; readonly isOff: boolean }[];
  turnMessages(): readonly TurnMessage[];
}

export interface WebhookWrites {
  putWebhook(webhook: WebhookRecord): void;
  /** What came of a message. Nothing is changed where it was set anew since. */
  putWebhookResult(webhook: WebhookRecord): void;
  deleteWebhook(guest: string): void;
  putTurnMessage(message: TurnMessage): void;
  deleteTurnMessage(message: TurnMessage): void;
}

type Row = Omit<WebhookRecord, 'lastStatus' | 'createdAt'> & {
  readonly last_status: number | null;
  readonly created_at: number;
};

export function webhookQueries(db: Database.Database): WebhookReads {
  const webhook = query<Row>(db, 'SELECT * FROM webhooks WHERE guest = ?');
  const all = query<Pick<Row, 'guest' | 'off'>>(db, 'SELECT guest, off FROM webhooks');
  const messages = query<TurnMessage>(
    db,
    'SELECT guest, tables.id AS "table" FROM turn_messages CROSS JOIN tables ON tables.number = table_number',
  );
  return {
    webhook: (guest) => orUnavailable(() => recordOf(webhook.get(guest))),
    webhookGuests: () => orUnavailable(() => all.all().map(({ guest, off }) => ({ guest, isOff: off !== null }))),
    turnMessages: () => orUnavailable(() => messages.all().map(({ guest, table }) => ({ guest, table }))),
  };
}

const recordOf = (row: Row | undefined): WebhookRecord | undefined =>
  row && {
    guest: row.guest,
    url: row.url,
    kind: row.kind,
    language: row.language,
    failures: row.failures,
    off: row.off,
    lastStatus: row.last_status,
    createdAt: row.created_at,
  };

export function webhookWrites(db: Database.Database): WebhookWrites {
  const put = db.prepare(
    `INSERT OR REPLACE INTO webhooks (guest, url, kind, language, failures, off, last_status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const result = db.prepare(
    'UPDATE webhooks SET failures = ?, off = ?, last_status = ? WHERE guest = ? AND url = ? AND created_at = ?',
  );
  const remove = db.prepare('DELETE FROM webhooks WHERE guest = ?');
  const messages = db.prepare('DELETE FROM turn_messages WHERE guest = ?');
  const message = db.prepare(
    'INSERT OR IGNORE INTO turn_messages (guest, table_number) SELECT ?, number FROM tables WHERE id = ?',
  );
  const sent = db.prepare(
    'DELETE FROM turn_messages WHERE guest = ? AND table_number = (SELECT number FROM tables WHERE id = ?)',
  );
  return {
    putWebhook: (one) =>
      void put.run(one.guest, one.url, one.kind, one.language, one.failures, one.off, one.lastStatus, one.createdAt),
    putWebhookResult: ({ failures, off, lastStatus, guest, url, createdAt }) =>
      void result.run(failures, off, lastStatus, guest, url, createdAt),
    deleteWebhook: (guest) => {
      remove.run(guest);
      messages.run(guest);
    },
    putTurnMessage: ({ guest, table }) => void message.run(guest, table),
    deleteTurnMessage: ({ guest, table }) => void sent.run(guest, table),
  };
}
