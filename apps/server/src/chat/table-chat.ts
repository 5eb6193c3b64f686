import type { ClientMessage } from '@quri/protocol';
import { readSaid } from '@quri/protocol/schemas';
import type { Logger } from 'pino';
import type { Guests } from '../guests/guests.ts';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { workOfChat, workOfSending } from '../limits/work-budgets.ts';
import { refusal, refusalFor } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { ChatRecord } from '../store/chat-queries.ts';
import { isUnavailable } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import {
  type Answer,
  accessRefusal,
  hasPart,
  type LiveTable,
  type Message,
  type Subscriber,
} from '../tables/live-table.ts';
import { reply } from '../tables/requests.ts';
import { blockRequests } from './block-requests.ts';
import { chatText, lineView, whoIs } from './chat-lines.ts';
import { roomOf, roomsOf } from './chat-rooms.ts';
import { chatTexts } from './chat-texts.ts';

type ChatRequest = Extract<ClientMessage, { readonly type: 'say' | 'block' }>;

export type TableChat = ReturnType<typeof tableChat>;

interface Needs {
  readonly store: Store;
  readonly guests: Guests;
  readonly settings: Pick<Settings, 'chatBurst' | 'chatPerSecond'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** What people say at tables. It has no part in the game: it is neither in its log nor in its news. */
export function tableChat({ store, guests, settings, log, now }: Needs) {
  const limits = rateLimits(() => rateLimit(settings.chatBurst, settings.chatPerSecond));
  const texts = chatTexts(store, guests);
  const readers = new WeakMap<LiveTable, WeakSet<Subscriber>>();
  /** How many letters the chat of a table was when it was last sent. */
  const lengths = new WeakMap<LiveTable, number>();
  const workOf = (live: LiveTable): number => workOfChat(lengths.get(live) ?? 0);
  const isReader = (live: LiveTable, subscriber: Subscriber): boolean => readers.get(live)?.has(subscriber) === true;

  const sendAll = (live: LiveTable, subscriber: Subscriber): void => {
    const { guest } = subscriber;
    const lines = texts.linesFor(live, guest);
    const text = `{"type":"chat","table":"${live.id}","lines":${lines},"you":"${whoIs(live.id, guest)}"}`;
    lengths.set(live, text.length);
    subscriber.sendText(text);
  };
  const sendAgain = (live: LiveTable, guest: string): void => {
    for (const subscriber of live.subscribers) {
      if (subscriber.guest !== guest || !isReader(live, subscriber)) continue;
      sendAll(live, subscriber);
      subscriber.charge(workOf(live));
    }
  };
  const block = blockRequests(store, now, sendAgain);

  const broadcast = (live: LiveTable, line: ChatRecord, blockers: ReadonlySet<string>): void => {
    const text = chatText({ table: live.id, lines: [lineView(guests, live, line)] });
    for (const one of live.subscribers) {
      if (!isReader(live, one) || blockers.has(one.guest)) continue;
      if (roomsOf(live, one.guest).includes(line.room)) one.sendText(text);
    }
  };

  const say = async (live: LiveTable, by: Subscriber, message: Message<'say'>): Promise<Answer> => {
    const { guest } = by;
    const said = message.text === undefined ? { text: null } : readSaid(message.text);
    if ('code' in said) return { refused: refusal(said.code) };
    const line = { room: roomOf(live, guest), at: now(), guest, text: said.text, phrase: message.phrase ?? null };
    const request = { guest, id: message.id };
    const done = { seq: null, table: live.id };
    by.charge(workOfSending(live.subscribers.size));
    // Asked again inside the transaction: the same request may have come twice before it was stored once.
    const stored = await store.commit((tx) => {
      const before = store.answerTo(live.id, request);
      if (before !== undefined) return { before };
      const added = tx.putChatLine(live.id, line);
      if (added !== undefined) tx.putAnswer(live.id, request, done);
      return { added, blockers: new Set(store.blockersOf(guest)) };
    });
    if (stored.before !== undefined) return { done: stored.before };
    // Later the same would be taken, but sending it again and again by itself is what must not be.
    if (stored.added === undefined) return { refused: { ...refusal('tooFast'), retry: false } };
    broadcast(live, stored.added, stored.blockers);
    return { done };
  };

  const answerOf = async (live: LiveTable, by: Subscriber, message: ChatRequest): Promise<Answer> => {
    try {
      const before = message.type === 'say' ? store.answerTo(live.id, { guest: by.guest, id: message.id }) : undefined;
      if (before !== undefined) return { done: before };
      const refused = accessRefusal(live, by.guest) ?? watchRefusal(live, by.guest);
      if (refused !== undefined) return { refused };
      if (!limits.take(`${message.type} ${by.guest}`)) return { refused: refusal('tooFast') };
      return await (message.type === 'say' ? say(live, by, message) : block(live, by, message));
    } catch (error) {
      // Whatever happens to the chat, the table plays on.
      if (!isUnavailable(error)) log.error({ table: live.id, err: error }, 'chat request failed');
      return { refused: refusalFor(error) };
    }
  };

  return {
    /** What it costs to send the latest lines. */
    workOf,
    guestChanged: texts.forget,
    /** From now on this subscriber is sent what is said, beginning with the latest lines; or nothing of it. */
    subscribe: (live: LiveTable, subscriber: Subscriber, wanted: boolean): void => {
      const here = readers.get(live) ?? new WeakSet();
      readers.set(live, here);
      if (!wanted) return void here.delete(subscriber);
      here.add(subscriber);
      try {
        sendAll(live, subscriber);
      } catch (error) {
        if (!isUnavailable(error)) log.error({ table: live.id, err: error }, 'chat could not be sent');
        subscriber.send({ type: 'rejected', refused: { ...refusalFor(error), table: live.id } });
      }
    },
    /**
     * Carries out a request and answers it. Not in the table's queue: moves never wait for chat. A repeated request gets
     * the same answer again.
     */
    request: (live: LiveTable, by: Subscriber, message: ChatRequest): void =>
      void answerOf(live, by, message).then((answer) => reply(by, message.id, answer)),
  };
}

/** Where watching is not allowed, nobody without a part in the table talks during play either. */
const watchRefusal = (live: LiveTable, guest: string) =>
  live.record.phase === 'playing' && !live.record.terms.watchers && !hasPart(live, guest)
    ? refusal('noWatchers')
    : undefined;
