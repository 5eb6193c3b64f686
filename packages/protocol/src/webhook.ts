/** What a guest's webhook is sent: plain JSON, or what one of these services takes. */
export const WEBHOOK_KINDS = ['json', 'discord', 'slack', 'ntfy'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export const WEBHOOK_LANGUAGES = ['en', 'pl'] as const;
export type WebhookLanguage = (typeof WEBHOOK_LANGUAGES)[number];

export const MOST_WEBHOOK_URL = 500;

/** What a guest is told of their webhook. The address itself is a secret, and is not sent back. */
export interface WebhookView {
  readonly kind: WebhookKind;
  readonly host: string;
  readonly language: WebhookLanguage;
  /** It failed too often in a row: nothing is sent until it is set again. */
  readonly off: 'failed' | null;
  /** What the latest message was answered with; null where there was no answer. */
  readonly lastStatus: number | null;
}
