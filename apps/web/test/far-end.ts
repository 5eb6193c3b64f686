import type { ClientMessage, News, RoomView, ServerMessage } from '@quri/protocol';
import type { LineNeeds, Wire } from '../src/session/socket/line.ts';

/** The other end of the line, in a test's hand: what was said, what to answer, when to hang up. */
export function farEnd() {
  const wires: { readonly wire: Wire; readonly said: ClientMessage[]; closed: boolean }[] = [];
  const latest = () => {
    const found = wires.at(-1);
    if (found === undefined) throw new Error('nobody has called yet');
    return found;
  };
  const needs: LineNeeds = {
    dial: () => {
      const said: ClientMessage[] = [];
      const wire: Wire = {
        send: (text) => said.push(JSON.parse(text)),
        close: () => {
          one.closed = true;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      const one = { wire, said, closed: false };
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
    hungUp: () => latest().closed,
    /** Picks up, as a proxy does for a server that is gone. */
    pickUp: () => latest().wire.onopen?.(),
    /** Picks up and says hello. */
    welcome: (build = 'one', id = 'g', address: string | null = null) => {
      latest().wire.onopen?.();
      say({ type: 'welcome', guest: { id, name: 'Anna', colour: 0 }, build, address });
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

export const news = (seq: number, over: Partial<News> = {}): News => ({
  seq,
  kind: 'move',
  by: 0,
  seen: [],
  view: { at: seq },
  offers: [{ type: 'torch' }, { type: 'camp' }],
  ask: seq,
  takeBack: null,
  heard: `h${seq}`,
  ...over,
});

export const memoryKeep = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
};
