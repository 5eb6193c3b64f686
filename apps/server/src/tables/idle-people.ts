import type { Seat, Table } from '@quri/kernel';
import { awaitedPeople } from './awaited-people.ts';
import { type LiveTable, phaseOf } from './live-table.ts';
import { presentPlayers } from './presence.ts';
import type { TableServices } from './tables.ts';

interface Waiting {
  readonly seat: Seat;
  readonly since: number;
}

/** The seats whose person is here and has kept a game without a clock waiting for so long: the others decide without them. */
export const idleSeats = (live: LiveTable, idleAfterMs: number, at: number): readonly Seat[] =>
  waitingFor(live).flatMap(({ seat, since }) => (at - since >= idleAfterMs ? [seat] : []));

function waitingFor(live: LiveTable): readonly Waiting[] {
  const { record, runner, loadedAt } = live;
  if (runner === undefined || phaseOf(live) !== 'playing' || record.terms.clock !== null) return [];
  const { table } = runner;
  const present = presentPlayers(live);
  return awaitedPeople(table)
    .filter((seat) => present.includes(seat))
    .map((seat) => ({ seat, since: Math.max(loadedAt, waitsSince(table, seat)) }));
}

/** Since when the decision is open. Coming back from a bot counts once: otherwise it could be done again and again. */
function waitsSince({ asks, entries }: Table, seat: Seat): number {
  const ask = asks[seat] ?? 0;
  const after = entries.slice(ask + 1);
  const resumed = after.findLast(({ kind }) => kind === 'pause');
  const back = after.find((entry) => entry.kind === 'seating' && entry.seat === seat && entry.bot === null);
  return Math.max(...[entries[ask], resumed, back].map((entry) => entry?.at ?? 0));
}

/** Tells everybody at a table when somebody there has become idle. */
export function idlePeople({ rooms }: Pick<TableServices, 'rooms'>, idleAfterMs: number, now: () => number) {
  const look = (live: LiveTable): void => {
    live.idleTimer = undefined;
    if (idleSeats(live, idleAfterMs, now()).length > 0) rooms.sendToAll(live);
    watch(live);
  };

  /** To be called after every entry: a timer that runs already is early enough. */
  const watch = (live: LiveTable): void => {
    if (live.idleTimer !== undefined || live.subscribers.size === 0) return;
    if (live.record.terms.clock !== null || phaseOf(live) !== 'playing') return;
    const due = waitingFor(live).map(({ since }) => since + idleAfterMs - now());
    const inMs = Math.min(idleAfterMs, ...due.filter((ms) => ms > 0));
    live.idleTimer = setTimeout(() => live.queue.add(() => look(live)), inMs).unref();
  };

  return {
    watch,
    /** To be called whenever somebody comes or goes. */
    watchAnew: (live: LiveTable): void => {
      clearTimeout(live.idleTimer);
      live.idleTimer = undefined;
      watch(live);
    },
  };
}
