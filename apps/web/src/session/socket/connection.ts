import type { ClientMessage, Guest, Refused, ServerMessage, TableLine } from '@quri/protocol';
import { type Store, storeOf } from '../store.ts';
import { type LineNeeds, lineOf } from './line.ts';
import { pulseOf } from './pulse.ts';
import { type Answered, requests, type Unnamed } from './requests.ts';
import type { UnansweredMoves } from './unanswered.ts';

type TableMessage = Extract<ServerMessage, { readonly type: 'room' | 'news' | 'gone' | 'revealAsked' }>;

/** Somebody at this page who wants to hear of a table. */
export interface Listener {
  readonly invite: string | null;
  /** The last that was heard, and the running hash of everything up to it. */
  last(): { readonly seq: number; readonly heard: string } | null;
  /** What was heard so far was told to somebody else. */
  forget(): void;
  heard(message: TableMessage): void;
  /** What was wished of this table is refused, and asking again would not help. */
  turnedAway(refused: Refused): void;
  link(up: boolean): void;
}

export interface ConnectionNeeds extends LineNeeds {
  /** Moves from before this page was loaded: they are sent again when the line is up. */
  readonly moves: UnansweredMoves;
}

export interface ConnectionState {
  /** `down`: at least one call has failed since it was last up, and the next is on its way. */
  readonly line: 'dialling' | 'up' | 'down';
  readonly guest: Guest | null;
  /** Another build serves us than the one this page came from. */
  readonly outdated: boolean;
  /** Where others find this server; null: where this page found it. */
  readonly address: string | null;
}

/** The one line of this page to the server, shared by all its tables. */
export interface Connection {
  readonly state: Store<ConnectionState>;
  readonly lobby: Store<readonly TableLine[] | null>;
  request(asking: Unnamed, id?: string): Promise<Answered>;
  /** Takes a request back that has not gone out yet: false if it has. */
  withdraw(id: string): boolean;
  tell(message: ClientMessage): void;
  watchLobby(): () => void;
  join(table: string, listener: Listener): () => void;
  /** The network is said to be back, or somebody looks again: dial now, or make sure that the line is alive. */
  wake(): void;
  /** The network is said to be gone, or who we are has changed: hang up, and come again as soon as can be. */
  again(): void;
}

const LOOK_AGAIN = 1000;

/** What is said takes at least so many letters: which of many moves it is must not show in its size. */
const ONE_SIZE = 256;
/** A list of moves takes so many. */
const LIST_SIZE = 2048;

const sizeOf = (message: ClientMessage): number =>
  message.type === 'move' && message.intents.length > 1 ? LIST_SIZE : ONE_SIZE;

export function connectionOver(needs: ConnectionNeeds): Connection {
  const state = storeOf<ConnectionState>({ line: 'dialling', guest: null, outdated: false, address: null });
  const lobby = storeOf<readonly TableLine[] | null>(null);
  const listeners = new Map<string, Set<Listener>>();
  let build: string | null = null;
  let lobbyWatchers = 0;

  const send = (message: ClientMessage): boolean => line.send(JSON.stringify(message).padEnd(sizeOf(message)));
  const subscribe = (table: string, { invite, last }: Listener): boolean => {
    const known = last();
    const from = known === null ? { last: -1 } : { last: known.seq, heard: known.heard };
    return send({ type: 'subscribe', table, invite, ...from });
  };
  const each = (act: (listener: Listener, table: string) => void): void => {
    for (const [table, here] of listeners) for (const listener of here) act(listener, table);
  };

  const line = lineOf(needs, {
    down: () => {
      pulse.stop();
      state.set({ ...state.get(), line: 'down' });
      each((listener) => listener.link(false));
    },
    heard: (text) => {
      pulse.heard();
      const message = read(text);
      if (message !== undefined) hear(message);
    },
  });
  const pulse = pulseOf({ later: needs.later, ask: () => send({ type: 'ping' }), dead: line.redial });
  const probe = (): void => {
    if (state.get().line === 'up') pulse.probe();
  };
  const asked = requests({ send, later: needs.later, silent: probe, moves: needs.moves });

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return welcomed(message);
      case 'pong':
        return;
      case 'lobby':
        return lobby.set(message.tables);
      case 'done':
        return asked.done(message.id, message);
      case 'refused':
        return asked.refused(message.id, message.refused);
      case 'rejected':
        return rejected(message.refused);
      case 'room':
        return told(message.room.table, message);
      default:
        return told(message.table, message);
    }
  };
  const welcomed = ({ guest, build: serving, address }: Extract<ServerMessage, { readonly type: 'welcome' }>): void => {
    const before = state.get().guest;
    // What another guest was told of a table is not the beginning of what we shall be told.
    const anew = before !== null && before.id !== guest.id;
    state.set({ line: 'up', guest, outdated: build !== null && build !== serving, address });
    build ??= serving;
    if (lobbyWatchers > 0) send({ type: 'lobby', watch: true });
    each((listener, table) => {
      listener.link(true);
      if (anew) listener.forget();
      subscribe(table, listener);
    });
    asked.repeat();
  };
  const rejected = (refused: Refused): void => {
    const table = typeof refused.table === 'string' ? refused.table : '';
    const here = listeners.get(table) ?? [];
    if (!refused.retry) for (const listener of here) listener.turnedAway(refused);
    // What could not be looked up just now is looked up again.
    else
      needs.later(LOOK_AGAIN, () => {
        for (const listener of here) subscribe(table, listener);
      });
  };
  const told = (table: string, message: TableMessage): void => {
    for (const listener of [...(listeners.get(table) ?? [])]) listener.heard(message);
  };

  return {
    state,
    lobby,
    request: (asking, id) => {
      line.open();
      return asked.ask(asking, id);
    },
    withdraw: asked.withdraw,
    tell: (message) => void send(message),
    watchLobby: () => {
      line.open();
      if (lobbyWatchers++ === 0) send({ type: 'lobby', watch: true });
      return () => {
        if (--lobbyWatchers === 0) send({ type: 'lobby', watch: false });
      };
    },
    join: (table, listener) => {
      const here = listeners.get(table) ?? new Set();
      listeners.set(table, here.add(listener));
      line.open();
      if (state.get().line === 'up') subscribe(table, listener);
      return () => {
        here.delete(listener);
        if (here.size > 0) return;
        listeners.delete(table);
        send({ type: 'unsubscribe', table });
      };
    },
    wake: () => {
      line.hurry();
      probe();
    },
    again: () => {
      line.redial();
      line.hurry();
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
