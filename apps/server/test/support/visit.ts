import { randomBytes } from 'node:crypto';
import { seat, seatCommitmentOf } from '@quri/kernel';
import type {
  ClientMessage,
  Done,
  News,
  NewsMessage,
  Position,
  Refused,
  RoomView,
  SentPosition,
  ServerMessage,
} from '@quri/protocol';
import { WebSocket } from 'ws';
import type { TestServer } from './test-server.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
  readonly cookie: string;
  /** The bytes this guest brings to each table. */
  readonly bytes: Map<string, string>;
}

export interface Visit {
  readonly guest: Guest;
  readonly socket: WebSocket;
  /** Every message as it came, blanks and all. */
  readonly frames: string[];
  readonly messages: ServerMessage[];
  room(table: string): RoomView | undefined;
  news(table: string): News[];
  /** How the table lies before this visitor, with the newest news and the running hash there. */
  last(table: string): Last | undefined;
  send(message: ClientMessage): void;
  sendRaw(data: string | Buffer): void;
  /** Sends a request under a new id, or the given one, and waits for its answer. */
  ask(message: Wish, id?: string): Promise<Answer>;
  /** Waits until something is so. */
  until<T>(what: string, look: () => T | undefined | false | null): Promise<T>;
  of<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[];
  close(): void;
  /** The close code, once it is closed. */
  closed(): Promise<number>;
}

type WithId = Extract<ClientMessage, { readonly id: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Wish = WithoutId<WithId>;
export interface Answer {
  readonly done?: Done;
  readonly refused?: Refused;
}

/** Without the news where there was none: who has heard everything is told how it lies, and nothing else. */
export type Last = Position & Partial<Omit<News, 'seq'>> & { readonly heard: string };

/** The clock of the wall, also for a test that holds time. */
const { setTimeout: later, clearTimeout: never } = globalThis;

export const newId = (): string => randomBytes(9).toString('base64url');

type Headers = Readonly<Record<string, string>>;

export async function newGuest(
  server: TestServer,
  name: string | null,
  colour = 0,
  headers: Headers = {},
): Promise<Guest> {
  const response = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, colour }),
  });
  if (response.status !== 200) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { ...((await response.json()) as { id: string; name: string | null }), cookie, bytes: new Map() };
}

function answerOf(message: ServerMessage): Answer {
  if (message.type === 'refused') return { refused: message.refused };
  const { type: _type, id: _id, ...done } = message as Extract<ServerMessage, { type: 'done' }>;
  return { done };
}

/** One socket of a guest. It brings its bytes when it is asked, unless it is `silent`. */
export async function visit(
  server: TestServer,
  who: string | Guest,
  { silent = false, headers = {} as Headers } = {},
): Promise<Visit> {
  const guest = typeof who === 'string' ? await newGuest(server, who, 0, headers) : who;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, {
    headers: { cookie: guest.cookie, ...headers },
    origin: server.url,
    perMessageDeflate: false,
  });
  const frames: string[] = [];
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  const rooms = new Map<string, RoomView>();
  const news = new Map<string, News[]>();
  const last = new Map<string, Last>();
  const hear = (message: NewsMessage): void => {
    const { table, heard, position } = message;
    const all = [...(news.get(table) ?? []), ...message.news];
    news.set(table, all);
    if (position === undefined) return;
    last.set(table, { ...all.at(-1), ...withChanges(position, last.get(table)), heard });
  };
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text) as ServerMessage;
    frames.push(text);
    messages.push(message);
    if (message.type === 'room') rooms.set(message.room.table, message.room);
    if (message.type === 'news') hear(message);
    if (message.type === 'revealAsked' && !silent)
      self.send({ type: 'reveal', table: message.table, bytes: guest.bytes.get(message.table) ?? '' });
    for (const look of waiting) look();
  });
  const self: Visit = {
    guest,
    socket,
    frames,
    messages,
    room: (table) => rooms.get(table),
    news: (table) => news.get(table) ?? [],
    last: (table) => last.get(table),
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (data) => socket.send(data),
    ask: async (message, id = newId()) => {
      const from = messages.length;
      self.send({ ...message, id } as ClientMessage);
      return self.until(`an answer to ${JSON.stringify(message)}`, () => {
        const answer = messages
          .slice(from)
          .find((one) => (one.type === 'done' || one.type === 'refused') && one.id === id);
        return answer === undefined ? undefined : answerOf(answer);
      });
    },
    until: (what, look) =>
      new Promise((resolve, reject) => {
        const give = later(() => {
          waiting.delete(tried);
          reject(new Error(`${guest.name} waited in vain for ${what}; last heard: ${frames.slice(-3).join('\n')}`));
        }, 30_000);
        const tried = (): void => {
          const found = look();
          if (found === undefined || found === false || found === null) return;
          never(give);
          waiting.delete(tried);
          resolve(found);
        };
        waiting.add(tried);
        tried();
      }),
    of: (type) => messages.filter((one) => one.type === type) as never,
    close: () => socket.close(),
    closed: () => closed,
  };
  await self.until('a welcome', () => messages.some(({ type }) => type === 'welcome'));
  return self;
}

/** Sits down with new bytes. */
export async function sit(one: Visit, table: string, n: number): Promise<Answer> {
  const bytes = randomBytes(16).toString('hex');
  const answer = await one.ask({ type: 'sit', table, seat: n, commitment: seatCommitmentOf(table, seat(n), bytes) });
  if (answer.done !== undefined) one.guest.bytes.set(table, bytes);
  return answer;
}

/** As the page does: of views, only what changes is sent. */
export async function subscribe(
  one: Visit,
  table: string,
  invite: string | null = null,
  last = -1,
  heard?: string,
): Promise<RoomView> {
  const before = one.of('room').length;
  one.send({ type: 'subscribe', table, invite, last, ...(heard === undefined ? {} : { heard }), changes: true });
  return one.until(
    `table ${table}`,
    () =>
      one
        .of('room')
        .slice(before)
        .find(({ room }) => room.table === table)?.room,
  );
}

/** The position after changes, which must be those of the one before. */
function withChanges(sent: SentPosition, before: Position | undefined): Position {
  if (!('since' in sent)) return sent;
  const { since, changes, ...position } = sent;
  if (before?.seq !== since) throw new Error(`changes this visitor cannot use: ${JSON.stringify(sent)}`);
  return { ...position, view: { ...before.view, ...changes } };
}
