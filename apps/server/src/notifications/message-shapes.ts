import type { WebhookKind } from '@quri/protocol';
import type { WebhookRecord } from '../store/webhook-queries.ts';
import { type AwaitedAt, testText, turnText } from './message-texts.ts';
import type { OutgoingMessage } from './post-message.ts';

/** What there is to say: without a table it is a test. */
export interface Notice {
  readonly awaited: readonly AwaitedAt[];
  /** Where to go; null where no address is known that would lead there. */
  readonly link: string | null;
}

interface WordedNotice extends Notice {
  readonly text: string;
}

interface Shape {
  /** Makes a name harmless that somebody else has chosen. */
  readonly plain: (name: string) => string;
  readonly message: (said: WordedNotice) => Omit<OutgoingMessage, 'url'>;
}

const json = (value: object): Omit<OutgoingMessage, 'url'> => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

const withLink = ({ text, link }: WordedNotice): string => (link === null ? text : `${text}\n${link}`);

const SHAPES: Readonly<Record<WebhookKind, Shape>> = {
  json: {
    plain: (name) => name,
    message: ({ text, link, awaited }) =>
      json({
        type: awaited.length === 0 ? 'test' : 'yourTurn',
        text,
        link,
        tables: awaited.map(({ table, game }) => ({ table, game })),
      }),
  },
  discord: {
    plain: (name) => name.replace(/[\\*_~`|>[\]()#<@:-]/g, '\\$&'),
    message: (said) => json({ content: withLink(said), allowed_mentions: { parse: [] } }),
  },
  slack: {
    plain: (name) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    message: (said) => json({ text: withLink(said), mrkdwn: false, unfurl_links: false }),
  },
  ntfy: {
    plain: (name) => name,
    // The text is the body, where any letter may stand; a link is ASCII by itself.
    message: ({ text, link }) => ({
      headers: { 'content-type': 'text/plain; charset=utf-8', title: 'Quri', ...(link !== null && { click: link }) },
      body: text,
    }),
  },
};

export type Addressee = Pick<WebhookRecord, 'url' | 'kind' | 'language'>;

/** A message as its receiver takes it. */
export function shapedMessage({ url, kind, language }: Addressee, notice: Notice): OutgoingMessage {
  const { plain, message } = SHAPES[kind];
  const text = notice.awaited.length === 0 ? testText(language) : turnText(language, notice.awaited, plain);
  return { url, ...message({ ...notice, text }) };
}
