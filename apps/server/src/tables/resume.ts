import { isPausedByConsent } from './consent-requests.ts';
import { type LiveTable, phaseOf, seatOf } from './live-table.ts';
import { isPresent } from './presence.ts';

/** Somebody comes to the table: before they are told anything, a pause ends and they play their seat again. */
export async function resumeFor(live: LiveTable, guest: string): Promise<void> {
  const { record, runner } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined || runner === undefined || phaseOf(live) !== 'playing' || isPresent(live, guest)) return;
  const { table } = runner;
  if (table.paused && !isPausedByConsent(table))
    await runner.change({ kind: 'pause', paused: false, consent: [] }, 'table', null);
  if (table.substitutes[seat] !== null && !table.conceded.includes(seat))
    await runner.change({ kind: 'seating', seat, bot: null }, 'table', null);
}
