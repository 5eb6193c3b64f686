import {
  type ClientMessage,
  type Guest,
  PROTOCOL_VERSION,
  type Refused,
  type ServerMessage,
  type TableLine,
} from '@quri/protocol';
import { observable } from '../observable.ts';
import { heartbeat } from './heartbeat.ts';
import { reconnectingSocket, type SocketPort } from './reconnecting-socket.ts';
import { type RequestAnswer, type RequestBody, requests, type UnansweredMoves } from './requests.ts';
import { entryWith } from './watch-link.ts';

const TABLE_MESSAGES = ['room', 'news', 'clocks', 'note', 'chat', 'gone', 'revealAsked'] as const;
type TableMessage = Extract<ServerMessage, { readonly type: (typeof TABLE_MESSAGES)[number] }>;

/** A screen of this page that follows a table. */
interface TableSubscriber {
  readonly invite: string | null;
  /** The newest entry it has, and the running hash up to it. */
  last(): { readonly seq: number; readonly heard: string } | null;
  /** The history it has belongs to another guest. */
  historyInvalid(): void;
  /** False if it cannot follow: something before it is missing, and is asked for again. */
  received(message: TableMessage): boolean;
  /** A request about this table was rejected for good. */
  rejected(refused: Refused): void;
  link(up: boolean): void;
}

interface ConnectionPort extends SocketPort {
  /** Moves from before a reload: sent again once connected. */
  readonly unanswered: UnansweredMoves;
}

interface ConnectionState {
  /** `down`: at least one attempt has failed since it was last up. */
  readonly line: 'connecting' | 'up' | 'down';
  readonly guest: Guest | null;
  /** The server runs another build than the one this page came from, or speaks a newer protocol. */
  readonly outdated: boolean;
  /** The address for invitations; null: the one of this page. */
  readonly address: string | null;
  /** This guest's webhook was switched off. */
  readonly webhookOff: boolean;
}

const RESUBSCRIBE_AFTER = 1000;

/** Messages are padded, so that their size does not tell which move it is. */
const ONE_SIZE = 256;
const LIST_SIZE = 2048;

const sizeOf = (message: ClientMessage): number =>
  message.type === 'move' && message.intents.length > 1 ? LIST_SIZE : ONE_SIZE;

export type Connection = ReturnType<typeof createConnection>;

/** The one connection of this page, shared by all its tables. */
export function createConnection(port: ConnectionPort) {
  const state = observable<ConnectionState>({
    line: 'connecting',
    guest: null,
    outdated: false,
    address: null,
    webhookOff: false,
  });
  const lobby = observable<readonly TableLine[] | null>(null);
  const subscribers = new Map<string, Set<TableSubscriber>>();
  let build: string | null = null;
  let lobbyWatchers = 0;

  const sendPadded = (message: ClientMessage): boolean => socket.send(JSON.stringify(message).padEnd(sizeOf(message)));
  const sendSubscribe = (table: string, { invite, last }: TableSubscriber): boolean => {
    const known = last();
    const from = known === null ? { last: -1 } : { last: known.seq, heard: known.heard };
    return sendPadded({ type: 'subscribe', table, ...entryWith(invite), ...from, chat: true, changes: true });
  };
  const each = (act: (subscriber: TableSubscriber, table: string) => void): void => {
    for (const [table, here] of subscribers) for (const subscriber of here) act(subscriber, table);
  };

  const socket = reconnectingSocket(port, {
    down: () => {
      alive.stop();
      state.set({ ...state.get(), line: 'down' });
      each((subscriber) => subscriber.link(false));
    },
    message: (text) => {
      alive.received();
      const message = read(text);
      if (message !== undefined) receive(message);
    },
  });
  const alive = heartbeat({ later: port.later, ping: () => sendPadded({ type: 'ping' }), dead: socket.reconnect });
  const probe = (): void => {
    if (state.get().line === 'up') alive.probe();
  };
  const pendingRequests = requests({
    send: sendPadded,
    later: port.later,
    noAnswer: probe,
    unanswered: port.unanswered,
  });

  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return welcomed(message);
      case 'pong':
        return;
      case 'lobby':
        return lobby.set(message.tables);
      case 'done':
        return pendingRequests.done(message.id, message);
      case 'refused':
        return pendingRequests.refused(message.id, message.refused);
      case 'rejected':
        return rejected(message.refused);
      case 'room':
        return publish(message.room.table, message);
      default:
        // A newer server may send what this page does not know.
        return TABLE_MESSAGES.includes(message.type) ? publish(message.table, message) : undefined;
    }
  };
  const welcomed = (welcome: Extract<ServerMessage, { readonly type: 'welcome' }>): void => {
    const { guest, build: serving, address, protocol = 0, webhookOff = false } = welcome;
    const before = state.get().guest;
    // Another guest is sent other news: what is known does not continue.
    const otherGuest = before !== null && before.id !== guest.id;
    const outdated = (build !== null && build !== serving) || protocol > PROTOCOL_VERSION;
    state.set({ line: 'up', guest, outdated, address, webhookOff });
    build ??= serving;
    if (lobbyWatchers > 0) sendPadded({ type: 'lobby', watch: true });
    each((subscriber, table) => {
      subscriber.link(true);
      if (otherGuest) subscriber.historyInvalid();
      sendSubscribe(table, subscriber);
    });
    pendingRequests.repeat();
  };
  const rejected = (refused: Refused): void => {
    const table = typeof refused.table === 'string' ? refused.table : '';
    const here = subscribers.get(table) ?? [];
    if (!refused.retry) for (const subscriber of here) subscriber.rejected(refused);
    // The store was unavailable, or too much was asked at once: whatever it was is said again.
    else
      port.later(RESUBSCRIBE_AFTER, () => {
        if (lobbyWatchers > 0 && table === '') sendPadded({ type: 'lobby', watch: true });
        if (table !== '' && !subscribers.has(table)) sendPadded({ type: 'unsubscribe', table });
        for (const subscriber of here) sendSubscribe(table, subscriber);
      });
  };
  const publish = (table: string, message: TableMessage): void => {
    for (const subscriber of [...(subscribers.get(table) ?? [])])
      if (!subscriber.received(message)) sendSubscribe(table, subscriber);
  };

  return {
    state,
    lobby,
    /** Connects, for what the server says of itself; everything below does so too. */
    open: socket.open,
    request: (body: RequestBody, id?: string): Promise<RequestAnswer> => {
      socket.open();
      return pendingRequests.ask(body, id);
    },
    /** Cancels a request that was not sent yet: false if it was. */
    withdraw: pendingRequests.withdraw,
    send: (message: ClientMessage): void => void sendPadded(message),
    watchLobby: (): (() => void) => {
      socket.open();
      if (lobbyWatchers++ === 0) sendPadded({ type: 'lobby', watch: true });
      return () => {
        if (--lobbyWatchers === 0) sendPadded({ type: 'lobby', watch: false });
      };
    },
    subscribe: (table: string, subscriber: TableSubscriber): (() => void) => {
      const here = subscribers.get(table) ?? new Set();
      subscribers.set(table, here.add(subscriber));
      socket.open();
      if (state.get().line === 'up') sendSubscribe(table, subscriber);
      return () => {
        here.delete(subscriber);
        if (here.size > 0) return;
        subscribers.delete(table);
        sendPadded({ type: 'unsubscribe', table });
      };
    },
    /** The network is back or the page is visible again: connect now, or check that the connection is alive. */
    wake: (): void => {
      socket.retryNow();
      probe();
    },
    /** The network is gone or the guest has changed: close the socket and connect again. */
    reconnect: (): void => {
      socket.reconnect();
      socket.retryNow();
    },
  };
}

function read(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text) as ServerMessage;
  } catch {
    return undefined;
  }
}
