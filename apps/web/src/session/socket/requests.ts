import { type ClientMessage, type Done, type Intent, MOST_INTENTS, type Refused } from '@quri/protocol';
import type { Replacement } from '../moves.ts';
import { newId } from '../random.ts';
import { type KeyValueStorage, readJson } from '../storage.ts';

type RequestMessage = Extract<ClientMessage, { readonly id: string }>;
/** A request without its id. */
export type RequestBody = RequestMessage extends infer One
  ? One extends RequestMessage
    ? Omit<One, 'id'>
    : never
  : never;

export type RequestAnswer =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly refused: Refused };

interface RequestsPort {
  send(message: ClientMessage): boolean;
  later(ms: number, act: () => void): () => void;
  /** No answer for a while: the connection may be dead, or the request is slow, such as a start. */
  noAnswer(): void;
  /** Moves survive a reload. */
  readonly unanswered: UnansweredMoves;
}

const ANSWER_TIMEOUT = 4000;
const RETRY_AFTER = 1000;

/** Refusals after which the same request is sent again; not a `why`, whose answer is for the moment it was asked. */
const RETRIED = ['unavailable', 'tooFast'];
const NO_ANSWER: RequestAnswer = { ok: false, refused: { code: 'unavailable', retry: true } };

/**
 * Unanswered requests. Each keeps its id until it is answered, across reconnects: the server answers a known id as it
 * did the first time, so nothing is lost and nothing is done twice.
 */
export function requests(port: RequestsPort) {
  interface Open {
    readonly message: RequestMessage;
    /** It may have reached the server. */
    readonly out: boolean;
    readonly askers: readonly ((answer: RequestAnswer) => void)[];
    cancel(): void;
  }
  const open = new Map<string, Open>();
  for (const { id, table, ask, intents, out } of port.unanswered.all()) {
    const message = { type: 'move', id, table, ask, intents } as const;
    open.set(id, { message, out, askers: [], cancel: () => {} });
  }

  const sent = (message: RequestMessage): Pick<Open, 'out' | 'cancel'> => {
    const out = port.send(message);
    if (out) port.unanswered.change(message.id, { out });
    return { out, cancel: port.later(ANSWER_TIMEOUT, port.noAnswer) };
  };
  const again = (id: string): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    const { out, cancel } = sent(one.message);
    open.set(id, { ...one, out: one.out || out, cancel });
  };
  const answer = (id: string, given: RequestAnswer): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    open.delete(id);
    port.unanswered.drop(id);
    for (const answered of one.askers) answered(given);
  };

  return {
    ask: (asking: RequestBody, id = newId()): Promise<RequestAnswer> =>
      new Promise((answered) => {
        const one = open.get(id);
        // Sent before a reload, or before the table was left.
        if (one !== undefined) return open.set(id, { ...one, askers: [...one.askers, answered] });
        const message = { ...asking, id } as RequestMessage;
        if (message.type === 'move') port.unanswered.put(message);
        open.set(id, { message, askers: [answered], ...sent(message) });
      }),
    /** Cancels a request that was not sent yet; it is never answered then. */
    withdraw: (id: string): boolean => {
      const one = open.get(id);
      if (one === undefined || one.out) return false;
      one.cancel();
      port.unanswered.drop(id);
      return open.delete(id);
    },
    /** Connected again: sends everything unanswered, in order. */
    repeat: (): void => {
      for (const [id, { message }] of [...open]) {
        if (message.type === 'why') answer(id, NO_ANSWER);
        else again(id);
      }
    },
    done: (id: string, done: Done): void => answer(id, { ok: true, done }),
    refused: (id: string, refused: Refused): void => {
      const one = open.get(id);
      if (one !== undefined && one.message.type !== 'why' && refused.retry && RETRIED.includes(refused.code)) {
        one.cancel();
        open.set(id, { ...one, cancel: port.later(RETRY_AFTER, () => again(id)) });
      } else answer(id, { ok: false, refused });
    },
  };
}

/** An unanswered move, stored so that it can be sent again after a reload. */
interface UnansweredMove {
  /** The request id: sending it again under the same id does not play it twice. */
  readonly id: string;
  readonly table: string;
  readonly ask: number;
  readonly intents: readonly Intent[];
  /** The replacement; stored under this name. */
  readonly wish: Replacement | null;
  /** It may have reached the server. */
  readonly out: boolean;
}

export type UnansweredMoves = ReturnType<typeof unansweredMoves>;

const KEY = 'unanswered';

/** Stored until answered and no longer: a choice may be secret. */
export function unansweredMoves(storage: KeyValueStorage) {
  let all: readonly UnansweredMove[] = [];
  const write = (next: readonly UnansweredMove[]): void => {
    all = next;
    storage.write(KEY, all.length === 0 ? null : JSON.stringify(all));
  };
  // Stored by another version perhaps: every field is checked, and what does not fit is dropped.
  const stored = readJson<unknown>(storage, KEY);
  write(Array.isArray(stored) ? stored.filter(isUnansweredMove) : []);
  const knows = (wanted: string): boolean => all.some(({ id }) => id === wanted);
  return {
    all: (): readonly UnansweredMove[] => all,
    at: (table: string): UnansweredMove | undefined => all.findLast((one) => one.table === table),
    put: ({ id, table, ask, intents }: Extract<ClientMessage, { readonly type: 'move' }>): void =>
      write([...all, { id, table, ask, intents, wish: null, out: false }]),
    change: (id: string, some: Partial<Pick<UnansweredMove, 'wish' | 'out'>>): void => {
      if (knows(id)) write(all.map((one) => (one.id === id ? { ...one, ...some } : one)));
    },
    drop: (id: string): void => {
      if (knows(id)) write(all.filter((one) => one.id !== id));
    },
  };
}

const isUnansweredMove = (one: Partial<UnansweredMove> | null): one is UnansweredMove =>
  typeof one?.id === 'string' &&
  typeof one.table === 'string' &&
  Number.isInteger(one.ask) &&
  Array.isArray(one.intents) &&
  one.intents.length > 0 &&
  one.intents.length <= MOST_INTENTS &&
  one.intents.every(isIntent) &&
  typeof one.out === 'boolean' &&
  (one.wish === null || isWish(one.wish));

const isWish = (wish: Partial<Replacement> | undefined): boolean =>
  isIntent(wish?.intent) && (wish?.seat === null || Number.isInteger(wish?.seat));

const isIntent = (one: unknown): boolean => typeof (one as Partial<Intent> | null)?.type === 'string';
