import {
  type ClientMessage,
  type News,
  type NewsMessage,
  type Position,
  PROTOCOL_VERSION,
  type RoomView,
  type ServerMessage,
  USUAL_TERMS,
} from '@quri/protocol';
import type { SocketPort, Transport } from '../src/session/socket/reconnecting-socket.ts';

/** The other end of the line, in a test's hand: what was said, what to answer, when to hang up. */
export function fakeServer() {
  const wires: {
    readonly wire: Transport;
    readonly said: ClientMessage[];
    readonly sizes: number[];
    closed: boolean;
  }[] = [];
  const latest = () => {
    const found = wires.at(-1);
    if (found === undefined) throw new Error('nobody has called yet');
    return found;
  };
  const needs: SocketPort = {
    connect: () => {
      const said: ClientMessage[] = [];
      const sizes: number[] = [];
      const wire: Transport = {
        send: (text) => {
          said.push(JSON.parse(text));
          sizes.push(text.length);
        },
        close: () => {
          one.closed = true;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      const one = { wire, said, sizes, closed: false };
      wires.push(one);
      return wire;
    },
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    chance: () => 1,
  };
  const say = (message: ServerMessage): void => latest().wire.onmessage?.(JSON.stringify(message));
  return {
    needs,
    say,
    calls: () => wires.length,
    said: () => latest().said,
    /** How long each of these was. */
    sizes: () => latest().sizes,
    hungUp: () => latest().closed,
    /** Picks up, as a proxy does for a server that is gone. */
    pickUp: () => latest().wire.onopen?.(),
    /** Picks up and says hello. */
    welcome: (build = 'one', id = 'g', address: string | null = null, protocol = PROTOCOL_VERSION) => {
      latest().wire.onopen?.();
      say({ type: 'welcome', guest: { id, name: 'Anna', colour: 0 }, protocol, build, address });
    },
    drop: () => latest().wire.onclose?.(),
  };
}

export const room = (over: Partial<RoomView> = {}): RoomView => ({
  table: 'table1',
  game: 'incan-gold',
  options: {},
  phase: 'playing',
  seats: [],
  watchers: 0,
  awayLimits: { substitute: 60, end: 300 },
  proposals: [],
  terms: USUAL_TERMS,
  consent: null,
  pausedByConsent: false,
  watching: null,
  deal: null,
  you: 0,
  host: true,
  open: false,
  invite: null,
  commitment: '',
  attempt: 0,
  calledOff: [],
  rematch: null,
  ...over,
});

export const TORCH = { type: 'torch' };
export const CAMP = { type: 'camp' };

export const news = (seq: number, over: Partial<News> = {}): News => ({ seq, kind: 'move', by: 0, seen: [], ...over });

export const position = (seq: number, over: Partial<Position> = {}): Position => ({
  seq,
  view: { at: seq },
  offers: [TORCH, CAMP],
  ask: seq,
  takeBack: null,
  ...over,
});

/** A frame as the server sends it: this news, and the position after the last of it. */
export const frame = (told: readonly News[], over: Partial<Position> = {}): NewsMessage => {
  const last = told.at(-1)?.seq ?? -1;
  return { type: 'news', table: 'table1', news: told, heard: `h${last}`, position: position(last, over) };
};

/** One on a long way of catching up: more follow at once. */
export const partOfMany = (told: readonly News[]): NewsMessage => {
  const { position: _, ...rest } = frame(told);
  return rest;
};

export const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
};
