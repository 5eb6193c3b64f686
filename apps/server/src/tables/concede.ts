import { type ConcededEntry, seats } from '@quri/kernel';
import { substituteLevel } from '@quri/table';
import { reject } from '../rejections.ts';
import type { RequestKey } from '../store/records.ts';
import { type GameRunner, type LiveTable, type RequestOutcome, seatOf } from './live-table.ts';
import { outcomeOf } from './play.ts';

interface Concession extends Pick<ConcededEntry, 'seat' | 'reason' | 'actor'> {
  readonly request: RequestKey | null;
}

/**
 * A seat gives up. A bot plays on for it, unless only one seat or no other person is left to play against: then the game
 * ends.
 */
export function concedeSeat(
  { record, bots }: LiveTable,
  runner: GameRunner,
  { seat, reason, actor, request }: Concession,
): ReturnType<GameRunner['change']> {
  const { conceded } = runner.table;
  const others = seats(record.seating.length).filter((one) => one !== seat && !conceded.includes(one));
  const isLast = others.length < 2 || !others.some((one) => record.seating[one]?.kind === 'person');
  return isLast
    ? runner.change({ kind: 'ended', seat, reason, consent: [] }, actor, request)
    : runner.change({ kind: 'conceded', seat, reason, bot: substituteLevel(bots) }, actor, request);
}

export async function concede(live: LiveTable, request: RequestKey): Promise<RequestOutcome> {
  const { record, runner } = live;
  const seat = seatOf(record, request.guest);
  if (seat === undefined) return reject('notSeated');
  if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
  if (runner.table.conceded.includes(seat)) return reject('hasConceded');
  return outcomeOf(live, await concedeSeat(live, runner, { seat, reason: 'conceded', actor: 'human', request }));
}
