import { openingOf, SEED_BYTES, type Seat, seat, seatCommitmentOf } from '@quri/kernel';
import type { Refused } from '@quri/protocol';
import { refusal, reject } from '../rejections.ts';
import { randomHex } from '../secrets.ts';
import type { RequestKey } from '../store/records.ts';
import {
  accessRefusal,
  type LiveTable,
  phaseOf,
  type RequestOutcome,
  type Starting,
  type Subscriber,
  seatOf,
} from './live-table.ts';
import { doneOf, type MakeRunner } from './play.ts';
import { newGame, type StartedRecord } from './restored-game.ts';
import type { TableServices } from './tables.ts';
import { hostRefusal } from './waiting-room.ts';

export type GameStarts = ReturnType<typeof gameStarts>;

/** Asks for the bytes of a seat: when the start begins, and when somebody comes back during it. */
export function askForBytes({ id, record, starting }: LiveTable, subscriber: Subscriber): void {
  const own = seatOf(record, subscriber.guest);
  if (starting === undefined || own === undefined || record.deal !== null || starting.revealed.has(own)) return;
  subscriber.send({ type: 'revealAsked', table: id, attempt: record.attempt });
}

export function gameStarts(
  services: TableServices,
  makeRunner: MakeRunner,
  revealMs: number,
  watchPresence: (live: LiveTable) => void,
) {
  const { store, rooms, failures } = services;

  /** Asks everybody for the bytes they committed to. `answer` is called when all are there, or time is up. */
  const start = (live: LiveTable, request: RequestKey, answer: Starting['answer']): RequestOutcome => {
    const { starting } = live;
    // The same request again, perhaps over a new socket: its answer is still to come.
    if (starting?.request.guest === request.guest && starting.request.id === request.id) {
      live.starting = { ...starting, answer };
      return { answer: 'later' };
    }
    const refused = hostRefusal(live, request.guest);
    if (refused !== undefined) return refused;
    if (live.record.seating.some(({ kind }) => kind === 'empty' || kind === 'kept')) return reject('seatsEmpty');
    live.missingReveals = [];
    live.starting = {
      revealed: new Map(),
      deadline: setTimeout(() => live.queue.add(() => callOff(live)), revealMs),
      request,
      answer,
    };
    return {
      answer: 'later',
      afterwards: () => {
        rooms.sendToAll(live);
        rooms.sendPending(live);
        for (const subscriber of live.subscribers) askForBytes(live, subscriber);
        live.queue.add(() => beginIfComplete(live));
      },
    };
  };

  const takeBytes = async (live: LiveTable, guest: string, bytes: string): Promise<Refused | undefined> => {
    const own = seatOf(live.record, guest);
    if (own === undefined) return refusal('notSeated');
    const { starting } = live;
    const place = live.record.seating[own];
    const commitment = seatCommitmentOf(live.id, own, bytes);
    const matches = place?.kind === 'person' && place.commitment === commitment;
    // Also if they come too late: they are known from now on.
    if (matches) live.revealedCommitments.add(commitment);
    if (starting === undefined && live.record.phase === 'gathering') return refusal('startCalledOff');
    if (!matches) return refusal('badReveal');
    starting?.revealed.set(own, bytes);
    await beginIfComplete(live);
    return undefined;
  };

  const beginIfComplete = async (live: LiveTable): Promise<void> => {
    const { starting } = live;
    if (starting === undefined) return;
    // A deal that is played again has the bytes of its first table.
    const people = live.record.deal === null ? live.record.seating.filter(({ kind }) => kind === 'person').length : 0;
    if (starting.revealed.size < people) return;
    clearTimeout(starting.deadline);
    try {
      const record = startedRecord(live, starting.revealed);
      live.runner = makeRunner(live, newGame(live.game, record), record);
      starting.answer({ done: doneOf(live.id, await live.runner.start(starting.request)) });
      // Somebody may have left while it started.
      watchPresence(live);
    } catch (error) {
      live.runner = undefined;
      live.starting = undefined;
      starting.answer({ refused: failures.handle(live, error) });
      rooms.sendToAll(live);
    }
  };

  /** Ends a start in progress, if there is one. With a new seed of the server, nobody gains from the bytes that came. */
  const callOff = async (live: LiveTable): Promise<void> => {
    const { starting, record } = live;
    if (starting === undefined || phaseOf(live) !== 'starting') return;
    clearTimeout(starting.deadline);
    const next = { ...record, seed: randomHex(SEED_BYTES), attempt: record.attempt + 1 };
    live.starting = undefined;
    try {
      await store.commit((tx) => tx.putTable(next, record));
      live.record = next;
      live.missingReveals = record.seating.flatMap((one, n) =>
        one.kind === 'person' && !starting.revealed.has(seat(n)) ? [one.guest] : [],
      );
      starting.answer({ refused: refusal('startCalledOff') });
    } catch (error) {
      starting.answer({ refused: failures.handle(live, error) });
    }
    rooms.sendToAll(live);
  };

  return {
    start,
    callOff,
    /** Takes the bytes of a seat. A second tab may send the same ones again. */
    reveal: (live: LiveTable, by: Subscriber, bytes: string): void =>
      live.queue.add(async () => {
        const refused = accessRefusal(live, by.guest) ?? (await takeBytes(live, by.guest, bytes));
        if (refused !== undefined) by.send({ type: 'rejected', refused: { ...refused, table: live.id } });
      }),
  };
}

function startedRecord({ record, game }: LiveTable, revealed: ReadonlyMap<Seat, string>): StartedRecord {
  const bytes = record.deal === null ? record.seating.map((_, i) => revealed.get(seat(i)) ?? null) : record.bytes;
  const secret = { serverSeed: record.seed, bytes: bytes ?? [] };
  const opening = openingOf(game, record.id, record.seating.length, record.options, secret, record.deal);
  return { ...record, phase: 'playing', opening, bytes };
}
