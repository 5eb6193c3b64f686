import type { ServerMessage, TableLine } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import { type LiveTable, phaseOf, type Subscriber } from './live-table.ts';

/** The list of open tables, for those who watch it. */
export interface Lobby {
  watch(watcher: Subscriber): void;
  leave(watcher: Subscriber): void;
  /** The list may have changed. Watchers are sent it after a short delay, once for many changes. */
  changed(): void;
}

const DELAY_MS = 100;
const MAX_LINES = 100;

export function tableLobby(liveTables: ReadonlyMap<string, LiveTable>, guests: Guests): Lobby {
  // With the list each of them was sent last: an unchanged one is not sent again.
  const watchers = new Map<Subscriber, string>();
  let timer: NodeJS.Timeout | undefined;
  const list = (): string => {
    const lines = [...liveTables.values()].flatMap((live): TableLine | [] => tableLine(guests, live) ?? []);
    const message: ServerMessage = { type: 'lobby', tables: lines.slice(-MAX_LINES).reverse() };
    return JSON.stringify(message);
  };
  const send = (watcher: Subscriber, text: string): void => {
    watchers.set(watcher, text);
    watcher.sendText(text);
  };
  const sendToAll = (): void => {
    timer = undefined;
    const text = list();
    for (const [watcher, last] of watchers) if (last !== text) send(watcher, text);
  };
  return {
    watch: (watcher) => send(watcher, list()),
    leave: (watcher) => void watchers.delete(watcher),
    changed: () => {
      if (timer === undefined && watchers.size > 0) timer = setTimeout(sendToAll, DELAY_MS).unref();
    },
  };
}

/** The table's line, if it is listed: open, gathering, with a free seat and somebody there. */
function tableLine(guests: Guests, live: LiveTable): TableLine | undefined {
  const { record } = live;
  // A reserved seat is not free for whoever reads the list.
  const taken = record.seating.filter(({ kind }) => kind !== 'empty').length;
  const listed = record.open && phaseOf(live) === 'gathering' && taken < record.seating.length;
  if (!listed || live.subscribers.size === 0) return undefined;
  const host = guests.byId(record.host)?.name ?? null;
  return { table: record.id, game: record.game, host, taken, seats: record.seating.length };
}
