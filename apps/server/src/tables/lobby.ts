import type { ServerMessage, TableLine } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import type { Store } from '../store/records.ts';
import { type LiveTable, phaseOf, type Subscriber } from './live-table.ts';

const DELAY_MS = 100;
const MAX_LINES = 100;
const NOBODY: ReadonlySet<string> = new Set();

interface Watcher {
  /** The list they were sent last: an unchanged one is not sent again. */
  readonly last: string;
  /** Whom they have blocked and who has blocked them, when they came: such hosts are not listed for them. */
  readonly hidden: ReadonlySet<string>;
}

/** The list of open tables, for those who watch it. */
export function tableLobby(
  liveTables: ReadonlyMap<string, LiveTable>,
  guests: Guests,
  store: Pick<Store, 'blockedBy' | 'blockersOf'>,
) {
  const watchers = new Map<Subscriber, Watcher>();
  let timer: NodeJS.Timeout | undefined;
  const list = (hidden: ReadonlySet<string>): string => {
    const lines = [...liveTables.values()].flatMap((live): TableLine | [] =>
      hidden.has(live.record.host) ? [] : (tableLine(guests, live) ?? []),
    );
    const message: ServerMessage = { type: 'lobby', tables: lines.slice(-MAX_LINES).reverse() };
    return JSON.stringify(message);
  };
  const send = (watcher: Subscriber, hidden: ReadonlySet<string>, text: string): void => {
    watchers.set(watcher, { last: text, hidden });
    watcher.sendText(text);
  };
  const sendToAll = (): void => {
    timer = undefined;
    // Most have blocked nobody: their list is made once.
    const usual = list(NOBODY);
    for (const [watcher, { last, hidden }] of watchers) {
      const text = hidden.size === 0 ? usual : list(hidden);
      if (last !== text) send(watcher, hidden, text);
    }
  };
  return {
    watch: (watcher: Subscriber): void => {
      const { guest } = watcher;
      const hidden = new Set([...store.blockedBy(guest), ...store.blockersOf(guest)]);
      send(watcher, hidden, list(hidden));
    },
    leave: (watcher: Subscriber): void => void watchers.delete(watcher),
    /** The list may have changed. Watchers are sent it after a short delay, once for many changes. */
    changed: (): void => {
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
