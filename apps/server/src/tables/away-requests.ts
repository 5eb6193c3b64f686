import { MOST_ENTRIES, type Seat, seat, type TableChange } from '@quri/kernel';
import { substituteLevel } from '@quri/table';
import type { RateLimits } from '../limits/rate-limits.ts';
import { reject } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { RequestKey } from '../store/records.ts';
import { isPausedByConsent } from './consent-requests.ts';
import { idleSeats } from './idle-people.ts';
import { botAt, type GameRunner, type LiveTable, type Message, type RequestOutcome, seatOf } from './live-table.ts';
import { outcomeOf } from './play.ts';
import { awayMs, isPresent, playersAt, presentPlayers } from './presence.ts';
import { agreedBy, type ProposedChange, proposalOf, withProposal } from './proposals.ts';
import type { TableServices } from './tables.ts';

/** What can be done about people who leave, stay away or do not move in the middle of a game. */
export interface AwayRequests {
  substitute(live: LiveTable, request: RequestKey, message: Message<'substitute'>): Promise<RequestOutcome>;
  end(live: LiveTable, request: RequestKey): Promise<RequestOutcome>;
}

/** So often a seat may be handed over between two sealed entries: otherwise one guest could fill the log. */
const MOST_CHANGES = 6;

function isChangedOften({ table }: GameRunner, seat: Seat): boolean {
  if (table.entries.length >= MOST_ENTRIES / 2) return true;
  let changes = 0;
  for (let i = table.entries.length - 1; i >= 0; i--) {
    const entry = table.entries[i];
    if (entry === undefined || (entry.kind === 'move' && entry.sealed)) break;
    if (entry.kind === 'seating' && entry.seat === seat) changes++;
  }
  return changes >= MOST_CHANGES;
}

/** Only the clock replaces a player, unless it stands: a pause must not last for ever because somebody stays away. */
const clockDecides = ({ record }: LiveTable, { table }: GameRunner): boolean =>
  record.terms.clock !== null && !isPausedByConsent(table);

type Limits = Pick<Settings, 'substituteAfterMs' | 'endAfterMs' | 'idleAfterMs'>;

export function awayRequests(
  { store, rooms }: TableServices,
  { substituteAfterMs, endAfterMs, idleAfterMs }: Limits,
  limits: Pick<RateLimits, 'take'>,
  now: () => number,
): AwayRequests {
  const isAwayFor = (live: LiveTable, guest: string, ms: number): boolean => (awayMs(live, guest, now()) ?? -1) >= ms;

  /** Done without an entry. */
  const answeredWithoutEntry = async (live: LiveTable, request: RequestKey): Promise<RequestOutcome> => {
    const done = { seq: null, table: live.id };
    await store.commit((tx) => tx.putAnswer(live.id, request, done));
    return { answer: { done } };
  };

  const changed = async (
    live: LiveTable,
    runner: GameRunner,
    request: RequestKey,
    change: TableChange,
  ): Promise<RequestOutcome> => {
    const result = await runner.change(change, 'human', request);
    // Another server did it first.
    return !result.ok && result.refused.code === 'nothingChanges'
      ? answeredWithoutEntry(live, request)
      : outcomeOf(live, result);
  };

  /** Agrees to something; once all who are here, play and do move have, it is carried out with the list of them. */
  const agree = async (
    live: LiveTable,
    request: RequestKey,
    change: ProposedChange,
    carryOut: (agreed: readonly Seat[]) => Promise<RequestOutcome>,
  ): Promise<RequestOutcome> => {
    const own = seatOf(live.record, request.guest);
    if (own === undefined) return reject('notSeated');
    if (botAt(live, own) !== null) return reject('botPlays');
    const agreed = agreedBy(live, change, own);
    const idle = idleSeats(live, idleAfterMs, now());
    if (presentPlayers(live).every((one) => agreed.includes(one) || idle.includes(one)))
      return carryOut(agreed.map(seat));
    const before = proposalOf(live, change);
    if (before?.agreed.includes(own)) return answeredWithoutEntry(live, request);
    if (before === undefined && !limits.take(`${live.id} ${request.guest}`)) return reject('tooFast');
    const outcome = await answeredWithoutEntry(live, request);
    live.proposals = withProposal(live, change, agreed);
    return { ...outcome, afterwards: () => rooms.sendToAll(live) };
  };

  return {
    substitute: async (live, request, { seat: n, bot }) => {
      const { record, runner } = live;
      const isHost = record.host === request.guest;
      const own = seatOf(record, request.guest);
      if (own === undefined && !isHost) return reject('notSeated');
      if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
      const place = record.seating[n];
      if (place?.kind === 'bot') return reject('botPlays');
      if (place?.kind !== 'person' || (n !== own && !bot)) return reject('malformed');
      const target = seat(n);
      if (runner.table.conceded.includes(target)) return reject('hasConceded');
      if ((botAt(live, target) !== null) === bot) return answeredWithoutEntry(live, request);
      const level = bot ? substituteLevel(live.bots) : null;
      const carryOut = () => changed(live, runner, request, { kind: 'seating', seat: target, bot: level });
      if (target === own) return bot && isChangedOften(runner, target) ? reject('tooFast') : carryOut();
      if (clockDecides(live, runner)) return reject('clockRuns');
      const isHere = isPresent(live, place.guest);
      const keepsWaiting = isHere
        ? idleSeats(live, idleAfterMs, now()).includes(target)
        : isAwayFor(live, place.guest, substituteAfterMs);
      if (!keepsWaiting) return reject('notAway');
      return isHost && !isHere ? carryOut() : agree(live, request, { kind: 'substitute', seat: target }, carryOut);
    },

    end: async (live, request) => {
      const { record, runner } = live;
      if (seatOf(record, request.guest) === undefined) return reject('notSeated');
      if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
      if (clockDecides(live, runner)) return reject('clockRuns');
      if (!playersAt(live).some(({ guest }) => isAwayFor(live, guest, endAfterMs))) return reject('notAway');
      return agree(live, request, { kind: 'end' }, (consent) =>
        changed(live, runner, request, { kind: 'ended', seat: null, reason: 'abandoned', consent }),
      );
    },
  };
}
