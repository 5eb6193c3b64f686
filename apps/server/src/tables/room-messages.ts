import { commitmentOf, type Seat, seat } from '@quri/kernel';
import type { ConsentRequest, RoomView, SeatView } from '@quri/protocol';
import type { MoveTimes } from '../clocks/move-times.ts';
import type { Guests } from '../guests/guests.ts';
import type { Settings } from '../settings.ts';
import type { Seating } from '../store/records.ts';
import { goesOnAt, isPausedByConsent, openConsent } from './consent-requests.ts';
import { idleSeats } from './idle-people.ts';
import { hasPart, type LiveTable, phaseOf, type Subscriber, seatOf } from './live-table.ts';
import type { CommitListener } from './play.ts';
import { awayMs, watchersAt } from './presence.ts';
import type { PruneProposals } from './proposals.ts';
import { watchersOfSeat } from './seat-watching.ts';

/** Sends `room` messages: the table as each subscriber may see it. */
export interface RoomMessages {
  sendTo(subscriber: Subscriber, live: LiveTable): void;
  /**
   * To be called after every change of the table. Where other tasks of the table wait, one message is sent after them,
   * for all of their changes. Those who have no part in it, of whom there may be hundreds, are sent at most one message
   * in a while. `informed` has been sent it already.
   */
  sendToAll(live: LiveTable, informed?: Subscriber): void;
  /** Sends what is still to be sent: news never overtake the change of the table they follow. */
  sendPending(live: LiveTable): void;
}

/** The least time between two messages to those who have no part in the table. */
const OTHERS_MS = 100;

type Limits = Pick<Settings, 'substituteAfterMs' | 'endAfterMs' | 'idleAfterMs' | 'resumeAfterMs'>;

const seconds = (ms: number): number => Math.ceil(ms / 1000);

export function roomMessages(
  guests: Guests,
  times: Pick<MoveTimes, 'usualHours'>,
  { substituteAfterMs, endAfterMs, idleAfterMs, resumeAfterMs }: Limits,
  lobbyChanged: () => void,
  now: () => number,
): RoomMessages {
  const awayLimits = { substitute: seconds(substituteAfterMs), end: seconds(endAfterMs) };
  /** The message as text, for one subscriber after the other: what is the same to all is converted to JSON once. */
  const roomTexts = (live: LiveTable): ((subscriber: Subscriber) => string) => {
    const at = now();
    const idle = idleSeats(live, idleAfterMs, at);
    live.idleShown = idle.length > 0;
    const seatsFor = (viewer: string | null): SeatView[] =>
      live.record.seating.map((one, n) => seatView(guests, times, live, { one, n, viewer, idle, now: at }));
    // Only of a seat that is kept for somebody they are told more than others.
    const seats = live.record.seating.some(({ kind }) => kind === 'kept') ? undefined : seatsFor(null);
    const shared: Partial<RoomView> = {
      ...sharedView(live),
      consent: consentView(live, resumeAfterMs, at),
      awayLimits,
      ...(seats && { seats }),
    };
    const sharedText = JSON.stringify(shared).slice(0, -1);
    return (subscriber) => {
      const ownSeats = seats === undefined && { seats: seatsFor(subscriber.guest) };
      const own: Partial<RoomView> = { ...ownView(live, subscriber), ...ownSeats };
      return `{"type":"room","room":${sharedText},${JSON.stringify(own).slice(1)}}`;
    };
  };
  const sendTo: RoomMessages['sendTo'] = (subscriber, live) => subscriber.sendText(roomTexts(live)(subscriber));

  /** Those who have no part in the table all see the same, whoever watches the same seat. */
  const sendToOthers = (live: LiveTable, informed?: Subscriber): void => {
    live.roomChanged = false;
    const textFor = roomTexts(live);
    const texts = new Map<Seat | undefined, string>();
    for (const subscriber of live.subscribers) {
      if (subscriber === informed || hasPart(live, subscriber.guest)) continue;
      const watched = live.seatWatchers.get(subscriber);
      const text = texts.get(watched) ?? textFor(subscriber);
      texts.set(watched, text);
      subscriber.sendText(text);
    }
  };

  const sendToOthersOnce = (live: LiveTable, informed?: Subscriber): void => {
    live.roomChanged = true;
    if (live.roomTimer !== undefined) return;
    sendToOthers(live, informed);
    live.roomTimer = setTimeout(() => {
      live.roomTimer = undefined;
      if (live.roomChanged) sendToOthersOnce(live);
    }, OTHERS_MS).unref();
  };

  const sendNow = (live: LiveTable, informed?: Subscriber): void => {
    live.roomPending = false;
    let others = 0;
    const textFor = roomTexts(live);
    for (const subscriber of live.subscribers) {
      if (subscriber === informed) continue;
      if (hasPart(live, subscriber.guest)) subscriber.sendText(textFor(subscriber));
      else others++;
    }
    if (others > 0) sendToOthersOnce(live, informed);
  };

  const sendIfPending = (live: LiveTable): void => {
    if (live.roomPending) sendNow(live);
  };

  return {
    sendTo,
    sendToAll: (live, informed) => {
      lobbyChanged();
      if (live.roomPending) return;
      if (!live.queue.hasWaiting) return sendNow(live, informed);
      live.roomPending = true;
      live.queue.add(() => sendIfPending(live), { keepsBatchOpen: true });
    },
    sendPending: (live) => {
      sendIfPending(live);
      if (live.roomChanged) sendToOthers(live);
    },
  };
}

/** Who plays a seat, whether the game is paused, who keeps it waiting and what is proposed is part of the room. */
export const roomChanges =
  ({ sendToAll }: Pick<RoomMessages, 'sendToAll'>, pruneProposals: PruneProposals): CommitListener =>
  (live, stepNews) => {
    const isChanged = stepNews.some(({ step }) => ['seating', 'conceded', 'pause'].includes(step.entry.kind));
    const { record, proposals, idleShown } = live;
    const isShown = record.phase === 'over' || record.consent !== null || proposals.length > 0 || idleShown;
    if (!isChanged && !isShown) return;
    pruneProposals(live);
    sendToAll(live);
  };

type OwnFields = Pick<RoomView, 'you' | 'host' | 'invite' | 'watching'>;

function ownView({ record, seatWatchers }: LiveTable, subscriber: Subscriber): OwnFields {
  const you = seatOf(record, subscriber.guest) ?? null;
  const host = record.host === subscriber.guest;
  const watching = seatWatchers.get(subscriber) ?? null;
  return { you, host, invite: host || you !== null ? record.invite : null, watching };
}

/** Built field by field, so that nothing of the record is sent by accident. */
function sharedView(live: LiveTable): Omit<RoomView, keyof OwnFields | 'awayLimits' | 'consent' | 'seats'> {
  const { record } = live;
  const hostSeat = seatOf(record, record.host);
  return {
    table: record.id,
    game: record.game,
    options: { ...record.options },
    phase: phaseOf(live),
    watchers: watchersAt(live),
    proposals: live.proposals,
    terms: record.terms,
    ...(live.declined && { declined: { kind: live.declined.kind, seat: live.declined.seat } }),
    pausedByConsent: live.runner !== undefined && isPausedByConsent(live.runner.table),
    deal: record.deal,
    ...(hostSeat !== undefined && { hostSeat }),
    open: record.open,
    commitment: seedCommitment(live),
    attempt: record.attempt,
    calledOff: record.seating.flatMap((one, n) =>
      one.kind === 'person' && live.missingReveals.includes(one.guest) ? [n] : [],
    ),
    rematch: record.rematch,
    ...(record.endedAt !== null && { endedAt: record.endedAt }),
    ...(record.onDevice && { onDevice: true }),
  };
}

function consentView(live: LiveTable, resumeAfterMs: number, now: number): ConsentRequest | null {
  const open = openConsent(live);
  if (open === null) return null;
  const { seq: _seq, at: _at, ...asked } = open;
  const at = goesOnAt(live, open, resumeAfterMs);
  return at === null ? asked : { ...asked, goesOnIn: seconds(Math.max(0, at - now)) };
}

/** Computed once for each seed. */
function seedCommitment(live: LiveTable): string {
  const { seed } = live.record;
  if (live.seedCommitment?.seed !== seed) live.seedCommitment = { seed, commitment: commitmentOf(seed) };
  return live.seedCommitment.commitment;
}

interface Seen {
  readonly one: Seating;
  readonly n: number;
  readonly viewer: string | null;
  readonly idle: readonly number[];
  readonly now: number;
}

function seatView(
  guests: Guests,
  times: Pick<MoveTimes, 'usualHours'>,
  live: LiveTable,
  { one, n, viewer, idle, now }: Seen,
): SeatView {
  if (one.kind === 'bot') return { kind: 'bot', level: one.level };
  if (one.kind === 'empty') return { kind: 'empty' };
  const { name, colour } = guests.seated(one);
  if (one.kind === 'kept') return { kind: 'kept', name, colour, yours: one.guest === viewer };
  const away = awayMs(live, one.guest, now);
  return {
    kind: 'person',
    name,
    colour,
    awaySeconds: away === null ? null : Math.floor(away / 1000),
    ...(idle.includes(n) && { idle: true }),
    substitute: live.runner?.table.substitutes[n] ?? null,
    conceded: live.runner?.table.conceded.includes(seat(n)) === true,
    watchedBy: watchersOfSeat(live, seat(n)),
    watchable: live.seatLinks.has(n),
    usualHours: live.record.terms.clock?.kind === 'days' ? times.usualHours(one.guest) : null,
    commitment: one.commitment,
  };
}
