import { awaitedPeople } from '../tables/awaited-people.ts';
import { isOutOfTime, type LiveTable, seatOf } from '../tables/live-table.ts';
import { isPresent } from '../tables/presence.ts';

/** Does the game wait for this guest, here or away? */
export function isAwaited(live: LiveTable, guest: string): boolean {
  const { record, runner, paused } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined || runner === undefined || paused || record.phase !== 'playing') return false;
  return !isOutOfTime(live, seat) && awaitedPeople(runner.table).includes(seat);
}

export const isAwaitedAway = (live: LiveTable, guest: string): boolean =>
  !isPresent(live, guest) && isAwaited(live, guest);
