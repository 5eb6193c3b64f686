import type { ServerMessage, TableLine } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import { counts } from '../limits/rate-limits.ts';
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

/** The list of open tables, for those who watch it. `addressOf`: where a host is connected from. */
export function tableLobby(
  liveTables: ReadonlyMap<string, LiveTable>,
  guests: Guests,
  store: Pick<Store, 'blockedBy' | 'blockersOf'>,
  addressOf: (guest: string) => string,
) {
  const watchers = new Map<Subscriber, Watcher>();
  let timer: NodeJS.Timeout | undefined;
  const list = (hidden: ReadonlySet<string>): string => {
    const listed = [...liveTables.values()].filter((live) => !hidden.has(live.record.host) && isListed(live)).reverse();
    const tables = fairShares(listed, MAX_LINES, addressOf).map((live) => tableLine(guests, live));
    return JSON.stringify({ type: 'lobby', tables } satisfies ServerMessage);
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

const takenSeats = ({ record }: LiveTable): number =>
  // A reserved seat is not free for whoever reads the list.
  record.seating.filter(({ kind }) => kind !== 'empty').length;

/** Open, gathering, with a free seat and somebody there. */
const isListed = (live: LiveTable): boolean =>
  live.record.open &&
  live.subscribers.size > 0 &&
  phaseOf(live) === 'gathering' &&
  takenSeats(live) < live.record.seating.length;

function tableLine(guests: Guests, live: LiveTable): TableLine {
  const { id, game, host, seating } = live.record;
  return { table: id, game, host: guests.byId(host)?.name ?? null, taken: takenSeats(live), seats: seating.length };
}

/**
 * The newest tables, as many as there is room for. Where there is no room for all, every address gets one before any
 * gets a second, and within an address every host does.
 */
function fairShares(
  newestFirst: readonly LiveTable[],
  most: number,
  addressOf: (host: string) => string,
): readonly LiveTable[] {
  if (newestFirst.length <= most) return newestFirst;
  const byHost = inRounds(newestFirst, ({ record }) => record.host);
  const chosen = new Set(inRounds(byHost, ({ record }) => addressOf(record.host)).slice(0, most));
  return newestFirst.filter((live) => chosen.has(live));
}

/** Sorted so that the first table of each owner comes before all second ones, and otherwise as they were. */
function inRounds(tables: readonly LiveTable[], ownerOf: (live: LiveTable) => string): readonly LiveTable[] {
  const earlier = counts();
  const numbered = tables.map((live) => {
    const owner = ownerOf(live);
    earlier.add(owner);
    return { live, round: earlier.of(owner) };
  });
  return numbered.sort((a, b) => a.round - b.round).map(({ live }) => live);
}
