import { type Bot, type Seat, seats, type TableChange } from '@quri/kernel';
import type { MemoryRunner } from '../memory-table.ts';
import type { StartedTable } from './start-table.ts';

type Levels = readonly (string | null)[];

/**
 * Where bots sit, at the level they have now. Bots that play on for people are not among them: the log says so. Files of
 * format 1 do not say who was a bot; there a seat is a bot's if one has moved for it.
 */
export function seatedBots({ table, bots, seed, format1 }: StartedTable, now: ReadonlyMap<Seat, Bot>): Levels {
  const isDealtNow = seed !== undefined;
  const hasMovedAsBot = (one: Seat): boolean =>
    table.entries.some((entry) => entry.kind === 'move' && entry.actor === 'bot' && entry.seat === one);
  return seats(table.opening.players).map((one) => {
    const isBots = isDealtNow || (bots[one] ?? null) !== null || (format1 && hasMovedAsBot(one));
    return isBots ? (now.get(one)?.id ?? null) : null;
  });
}

/** A saved game goes on: bots play for the other people who sat there, and it is no longer paused. */
export async function takeSeats(
  runner: MemoryRunner,
  me: Seat,
  seated: Levels,
  now: ReadonlyMap<Seat, Bot>,
): Promise<void> {
  const { table } = runner;
  const change = (wanted: TableChange) => runner.change(wanted, 'table', null);
  if (table.paused) await change({ kind: 'pause', paused: false, consent: [] });
  for (const one of seats(table.opening.players)) {
    const bot = one === me ? null : (now.get(one)?.id ?? null);
    const isPersons = (seated[one] ?? null) === null;
    if (isPersons && table.substitutes[one] !== bot) await change({ kind: 'seating', seat: one, bot });
  }
}
