import { isSeat, sameJson, validateSetup } from '@quri/kernel';
import { reject } from '../rejections.ts';
import type { RequestKey, Seating, TableRecord } from '../store/records.ts';
import { nextHost, type WatchHost } from './host-handover.ts';
import { type LiveTable, type Message, phaseOf, type Received, type RequestOutcome, seatOf } from './live-table.ts';
import { isPresent } from './presence.ts';
import type { TableServices } from './tables.ts';

type Handler<Type> = (
  live: LiveTable,
  guest: string,
  message: Message<Type>,
) => RequestOutcome | Promise<RequestOutcome>;

/** The requests of a table that is gathering: who sits where, with which options. */
export interface WaitingRoom {
  /** Everybody who wants to sit down, one after the other, in one commit. */
  sit(live: LiveTable, sits: readonly Received<Message<'sit'>>[]): Promise<readonly RequestOutcome[]>;
  readonly stand: Handler<'stand'>;
  readonly seatBot: Handler<'seatBot'>;
  readonly setUp: Handler<'setUp'>;
  readonly freeSeat: Handler<'freeSeat'>;
  readonly makeHost: Handler<'makeHost'>;
}

const EMPTY: Seating = { kind: 'empty' };

export function waitingRoom({ store, rooms }: TableServices, watchHost: WatchHost): WaitingRoom {
  /** `left` has no seat any more. They may come back all the same, also where others need an invitation. */
  const save = async (
    live: LiveTable,
    requests: readonly RequestKey[],
    next: TableRecord,
    left?: string,
  ): Promise<RequestOutcome> => {
    const done = { seq: null, table: live.id };
    const before = live.record;
    await store.commit((tx) => {
      tx.putTable(next, before);
      for (const request of requests) tx.putAnswer(live.id, request, done);
      if (left !== undefined) tx.admit(live.id, left);
    });
    live.record = next;
    if (left !== undefined) live.admitted.add(left);
    live.missingReveals = live.missingReveals.filter((one) => one !== left);
    watchHost(live);
    return { answer: { done }, afterwards: () => rooms.sendToAll(live) };
  };
  const change = (live: LiveTable, request: RequestKey, next: TableRecord, left?: string): Promise<RequestOutcome> =>
    save(live, [request], next, left);

  /** The seats with this person among them, or why they may not sit there. `blocked` are those the host has blocked. */
  const seatedAt = (
    live: LiveTable,
    seating: readonly Seating[],
    blocked: readonly string[],
    { by: { guest }, message: { seat, commitment } }: Received<Message<'sit'>>,
  ): readonly Seating[] | RequestOutcome => {
    if (phaseOf(live) !== 'gathering') return reject('notGathering');
    if (!isSeat(seat, seating.length)) return reject('malformed');
    const own = seatOf({ seating }, guest);
    // Sitting down again on the same seat replaces its bytes, as after a start that was called off.
    if (own !== undefined && own !== seat) return reject('alreadySeated');
    const taken = seating[seat] ?? EMPTY;
    if (taken.kind === 'bot' || ('guest' in taken && taken.guest !== guest)) return reject('seatTaken');
    // Why, they are not told.
    if (blocked.includes(guest)) return reject('forbidden');
    if (live.revealedCommitments.has(commitment)) return reject('bytesShown');
    // Whoever sits down elsewhere gives up the seat that was reserved for them.
    const others = seating.map((one) => (one.kind === 'kept' && one.guest === guest ? EMPTY : one));
    return others.with(seat, { kind: 'person', guest, commitment });
  };

  return {
    sit: async (live, sits) => {
      let { seating } = live.record;
      const blocked = store.blockedBy(live.record.host);
      const refused = sits.map((sit): RequestOutcome | undefined => {
        const seated = seatedAt(live, seating, blocked, sit);
        if ('answer' in seated) return seated;
        seating = seated;
        return undefined;
      });
      const requests = sits.flatMap(({ by: { guest }, message: { id } }, i) => (refused[i] ? [] : [{ guest, id }]));
      if (requests.length === 0) return refused.flatMap((one) => one ?? []);
      const saved = await save(live, requests, { ...live.record, seating });
      const last = refused.lastIndexOf(undefined);
      // Everybody is told of all of them at once, after the answer to the last who sat down.
      return refused.map((one, i) => one ?? (i === last ? saved : { answer: saved.answer }));
    },

    stand: (live, guest, { id }) => {
      const { record } = live;
      const own = seatOf(record, guest);
      if (own === undefined) return reject('notSeated');
      if (phaseOf(live) !== 'gathering') return reject('notGathering');
      const seating = record.seating.with(own, EMPTY);
      // With nobody else present they stay the host, until they go.
      const host = record.host === guest ? (nextHost(live, seating) ?? guest) : record.host;
      return change(live, { guest, id }, { ...record, seating, host }, guest);
    },

    seatBot: byHost((live, guest, { id, seat, level }) => {
      const { record, bots } = live;
      if (!isSeat(seat, record.seating.length)) return reject('malformed');
      const taken = record.seating[seat] ?? EMPTY;
      // Only somebody who is absent may be replaced.
      if (taken.kind === 'person' && (taken.guest === guest || isPresent(live, taken.guest)))
        return reject('seatTaken');
      if (level !== null && !bots.some((bot) => bot.id === level)) return reject('malformed');
      const seating = record.seating.with(seat, level === null ? EMPTY : { kind: 'bot', level });
      const left = 'guest' in taken ? taken.guest : undefined;
      return change(live, { guest, id }, { ...record, seating }, left);
    }),

    /** Also where its person is here. */
    freeSeat: byHost((live, guest, { id, seat }) => {
      const { record } = live;
      const taken = record.seating[seat];
      if (taken === undefined || !('guest' in taken) || taken.guest === guest) return reject('malformed');
      return change(live, { guest, id }, { ...record, seating: record.seating.with(seat, EMPTY) }, taken.guest);
    }),

    makeHost: (live, guest, { id, seat }) => {
      const { record } = live;
      if (record.host !== guest) return reject('notHost');
      if (!['gathering', 'playing'].includes(phaseOf(live))) return reject('notGathering');
      const place = record.seating[seat];
      if (place?.kind !== 'person') return reject('malformed');
      return change(live, { guest, id }, { ...record, host: place.guest });
    },

    /** Fewer seats may remove bots and empty seats, never a person's or a reserved one. */
    setUp: byHost((live, guest, { id, seats, options: wanted, open, terms = live.record.terms }) => {
      const { record, game } = live;
      const settled = validateSetup(game, seats, wanted);
      if (!settled.ok) return reject(settled.refused.code, { ...settled.refused });
      const { options, players } = settled.value;
      if (record.deal !== null && !(players === record.seating.length && sameJson(options, record.options)))
        return reject('dealFixed');
      if (record.seating.slice(players).some((one) => 'guest' in one)) return reject('seatTaken');
      const seating = Array.from({ length: players }, (_, i) => record.seating[i] ?? EMPTY);
      return change(live, { guest, id }, { ...record, options, seating, open, terms });
    }),
  };
}

/** Only the host may change the table or start the game, and only while it is gathering. */
export function hostRefusal(live: LiveTable, guest: string): RequestOutcome | undefined {
  if (live.record.host !== guest) return reject('notHost');
  return phaseOf(live) === 'gathering' ? undefined : reject('notGathering');
}

const byHost =
  <Type>(carryOut: Handler<Type>): Handler<Type> =>
  (live, guest, message) =>
    hostRefusal(live, guest) ?? carryOut(live, guest, message);
