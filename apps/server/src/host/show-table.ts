import { frozen, seat } from '@quri/kernel';
import type { HostEntry, HostSeat, HostTable, HostTableDetails } from '@quri/protocol/host';
import type { Guests } from '../guests/guests.ts';
import type { Seating } from '../store/records.ts';
import type { Damage } from '../tables/damages.ts';
import { type LiveTable, phaseOf } from '../tables/live-table.ts';
import { isPresent, watchersAt } from '../tables/presence.ts';

/** How many entries are shown. */
const LAST_ENTRIES = 20;

/** Built field by field: nothing of seeds, invitations or what anybody holds leaves here. */
export function tableLine(live: LiveTable): HostTable {
  const entries = live.runner?.table.entries ?? [];
  return {
    table: live.id,
    game: live.record.game,
    phase: phaseOf(live),
    present: live.sockets.size,
    entries: entries.length,
    ...(live.damage !== undefined && { damage: live.damage }),
    idleSince: Math.max(live.loadedAt, entries.at(-1)?.at ?? 0, ...live.leftAt.values()),
  };
}

/** A table that is damaged and not in memory. */
export const damagedLine = (table: string, { fault, foundAt }: Damage): HostTable => ({
  table,
  game: '',
  phase: 'paused',
  present: 0,
  entries: 0,
  damage: fault,
  idleSince: foundAt,
});

export function tableDetails(live: LiveTable, guests: Pick<Guests, 'byId'>): HostTableDetails {
  const { record, runner } = live;
  const awaited: readonly number[] =
    runner === undefined || record.phase !== 'playing' ? [] : runner.table.game.awaited(frozen(runner.table.state));
  return {
    ...tableLine(live),
    options: { ...record.options },
    terms: record.terms,
    open: record.open,
    host: record.host,
    seats: record.seating.map((one, n) => hostSeat(live, guests, one, n, awaited.includes(n))),
    watchers: watchersAt(live),
    createdAt: record.createdAt,
    endedAt: record.endedAt,
    resting: runner?.table.paused ?? false,
    rematch: record.rematch,
    deal: record.deal,
    lastEntries: (runner?.table.entries ?? []).slice(-LAST_ENTRIES).map(
      (entry): HostEntry => ({
        seq: entry.seq,
        at: entry.at,
        kind: entry.kind,
        seat: 'seat' in entry ? entry.seat : null,
      }),
    ),
  };
}

function hostSeat(live: LiveTable, guests: Pick<Guests, 'byId'>, one: Seating, n: number, awaited: boolean): HostSeat {
  if (one.kind === 'empty') return { kind: 'empty' };
  if (one.kind === 'bot') return { kind: 'bot', level: one.level, awaited };
  return {
    kind: one.kind,
    guest: one.guest,
    name: guests.byId(one.guest)?.name ?? null,
    awaySince: isPresent(live, one.guest) ? null : (live.leftAt.get(one.guest) ?? live.loadedAt),
    substitute: live.runner?.table.substitutes[n] ?? null,
    conceded: live.runner?.table.conceded.includes(seat(n)) ?? false,
    awaited,
  };
}
