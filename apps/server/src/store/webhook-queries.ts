import type { WebhookView } from '@quri/protocol';
import type Database from 'libsql';
import { plain, query } from './query.ts';

export interface WebhookRecord extends Pick<WebhookView, 'kind' | 'language' | 'off' | 'lastStatus'> {
  readonly guest: string;
  readonly url: string;
  /** How many messages in a row have failed. */
  readonly failures: number;
  readonly createdAt: number;
}

/** Somebody to be told that it is their turn at a table. */
interface TurnMessage {
  readonly guest: string;
  readonly table: string;
}

export function webhookQueries(db: Database.Database) {
  const webhook = query<WebhookRecord>(
    db,
    `SELECT guest, url, kind, language, failures, off, last_status AS lastStatus, created_at AS createdAt
     FROM webhooks WHERE guest = ?`,
  );
  const all = query<Pick<WebhookRecord, 'guest' | 'off'>>(db, 'SELECT guest, off FROM webhooks');
  const messages = query<TurnMessage>(
    db,
    'SELECT guest, tables.id AS "table" FROM turn_messages CROSS JOIN tables ON tables.number = table_number',
  );
  return {
    webhook: (guest: string): WebhookRecord | undefined => {
      const found = webhook.get(guest);
      return found && plain(found);
    },
    /** All guests who have one, and whether it is switched off. */
    webhookGuests: () => all.all().map(({ guest, off }) => ({ guest, isOff: off !== null })),
    turnMessages: (): readonly TurnMessage[] => messages.all().map(plain),
  };
}

export function webhookWrites(db: Database.Database) {
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
    putWebhook: (one: WebhookRecord): void =>
      void put.run(one.guest, one.url, one.kind, one.language, one.failures, one.off, one.lastStatus, one.createdAt),
    /** What came of a message. Nothing is changed where it was set anew since. */
    putWebhookResult: ({ failures, off, lastStatus, guest, url, createdAt }: WebhookRecord): void =>
      void result.run(failures, off, lastStatus, guest, url, createdAt),
    deleteWebhook: (guest: string): void => {
      remove.run(guest);
      messages.run(guest);
    },
    putTurnMessage: ({ guest, table }: TurnMessage): void => void message.run(guest, table),
    deleteTurnMessage: ({ guest, table }: TurnMessage): void => void sent.run(guest, table),
  };
}
