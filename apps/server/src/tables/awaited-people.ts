import { frozen, type Seat, type Table } from '@quri/kernel';
import { isPausedByConsent } from './consent-requests.ts';
import { isOutOfTime, type LiveTable, seatOf } from './live-table.ts';
import { isPresent } from './presence.ts';

/**
 * The seats whose person the game waits for. Whoever may still change a choice is not awaited. A game that rests because
 * all have left goes on when the first is back: it waits for them.
 */
export const awaitedPeople = (table: Table): readonly Seat[] =>
  table.ended !== null || isPausedByConsent(table)
    ? []
    : table.game.awaited(frozen(table.state)).filter((seat) => table.substitutes[seat] === null);

/** Does the game wait for this guest, here or away? */
export function isAwaited(live: LiveTable, guest: string): boolean {
  const { record, runner, broken } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined || runner === undefined || broken || record.phase !== 'playing') return false;
  return !isOutOfTime(live, seat) && awaitedPeople(runner.table).includes(seat);
}

export const isAwaitedAway = (live: LiveTable, guest: string): boolean =>
  !isPresent(live, guest) && isAwaited(live, guest);
