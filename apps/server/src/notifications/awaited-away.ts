import { frozen } from '@quri/kernel';
import { isPausedByConsent } from '../tables/consent-requests.ts';
import { botAt, type LiveTable, seatOf } from '../tables/live-table.ts';
import { isPresent } from '../tables/presence.ts';

/** Does the game wait for this guest, who is not there? A game that all have left goes on when the first is back. */
export function isAwaitedAway(live: LiveTable, guest: string): boolean {
  const { record, runner, paused } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined || runner === undefined || paused || record.phase !== 'playing') return false;
  const { table } = runner;
  if (isPresent(live, guest) || table.ended !== null || isPausedByConsent(table)) return false;
  // Whoever may still change a choice has one open and is not awaited.
  return botAt(live, seat) === null && table.game.awaited(frozen(table.state)).includes(seat);
}
