import type { ServerMessage, TableLine } from '@quri/protocol';
import type { House } from '../tables/house.ts';
import type { Listener } from '../tables/room.ts';
import { tableLine } from '../tables/room-view.ts';

/** The list of open tables, for those who look at it. */
export interface Lobby {
  watch(listener: Listener): void;
  leave(listener: Listener): void;
  /** Something may have changed; whoever watches is told soon, once for many changes. */
  changed(): void;
}

const SOON_MS = 100;
const MOST_LINES = 100;

export function lobbyOf(house: () => House): Lobby {
  // What each of them was told last: nobody is told the same twice, whenever they came.
  const watchers = new Map<Listener, string>();
  let soon: NodeJS.Timeout | undefined;
  const list = (): string => {
    const lines = [...house().rooms.values()].flatMap((room): TableLine | [] => tableLine(house(), room) ?? []);
    const message: ServerMessage = { type: 'lobby', tables: lines.slice(-MOST_LINES).reverse() };
    return JSON.stringify(message);
  };
  const send = (watcher: Listener, text: string): void => {
    watchers.set(watcher, text);
    watcher.sendText(text);
  };
  const tell = (): void => {
    soon = undefined;
    const text = list();
    for (const [watcher, last] of watchers) if (last !== text) send(watcher, text);
  };
  return {
    watch: (listener) => send(listener, list()),
    leave: (listener) => void watchers.delete(listener),
    changed: () => {
      if (soon === undefined && watchers.size > 0) soon = setTimeout(tell, SOON_MS).unref();
    },
  };
}
