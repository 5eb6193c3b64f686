import { invariantBroken, openingOf, SEED_BYTES, type Seat, seat, seatCommitmentOf } from '@quri/kernel';
import type { Refused } from '@quri/protocol';
import { no } from '../refusal.ts';
import { randomHex } from '../secrets.ts';
import type { TableRecord } from '../store/records.ts';
import { doneOf } from './done.ts';
import { notHostsTurn } from './gathering.ts';
import type { House } from './house.ts';
import { type Acted, failed, refuse, reply } from './requests.ts';
import { laidTable, playingAt } from './restoring.ts';
import { type Listener, phaseOf, type Room, type Starting, seatOf } from './room.ts';
import { tellRoom } from './room-view.ts';

/** Asks everybody for the bytes they committed to. The one who asked is answered when all are in, or time is up. */
export async function start(house: House, room: Room, by: Listener, id: string): Promise<Acted> {
  const { starting } = room;
  // The same request once more, over a new line perhaps: its answer is still to come.
  if (starting?.asker.guest === by.guest && starting.asker.id === id) {
    room.starting = { ...starting, answer: (answer) => reply(by, id, answer) };
    return { answer: 'later' };
  }
  const wrong = notHostsTurn(room, by.guest);
  if (wrong !== undefined) return wrong;
  const empty = room.record.seating.some(({ kind }) => kind === 'empty' || kind === 'kept');
  if (empty) return refuse(no('seatsEmpty'));
  room.late = [];
  room.starting = {
    revealed: new Map(),
    deadline: setTimeout(() => room.queue.add(() => callOff(house, room)), house.settings.revealMs),
    asker: { guest: by.guest, id },
    answer: (answer) => reply(by, id, answer),
  };
  return { answer: 'later', afterwards: () => asked(house, room) };
}

function asked(house: House, room: Room): void {
  tellRoom(house, room);
  for (const listener of room.audience) askToReveal(room, listener);
  room.queue.add(() => beginIfAllAreIn(house, room));
}

/** Also for somebody who comes back while it is going on. */
export function askToReveal(room: Room, listener: Listener): void {
  const sitting = seatOf(room.record, listener.guest);
  if (room.starting === undefined || sitting === undefined || room.starting.revealed.has(sitting)) return;
  listener.send({ type: 'revealAsked', table: room.id, attempt: room.record.attempt });
}

/** Takes a seat's bytes. A second tab may bring the same ones once more. */
export async function reveal(house: House, room: Room, guest: string, bytes: string): Promise<Refused | undefined> {
  const sitting = seatOf(room.record, guest);
  if (sitting === undefined) return no('notSeated');
  const { starting } = room;
  const place = room.record.seating[sitting];
  const commitment = seatCommitmentOf(room.id, sitting, bytes);
  const fits = place?.kind === 'person' && place.commitment === commitment;
  // What comes too late is known from now on all the same.
  if (fits) room.shown.add(commitment);
  if (starting === undefined && room.record.phase === 'gathering') return no('startCalledOff');
  if (!fits) return no('badReveal');
  starting?.revealed.set(sitting, bytes);
  await beginIfAllAreIn(house, room);
  return undefined;
}

async function beginIfAllAreIn(house: House, room: Room): Promise<void> {
  const { starting } = room;
  if (starting === undefined) return;
  const people = room.record.seating.filter(({ kind }) => kind === 'person').length;
  if (starting.revealed.size < people) return;
  clearTimeout(starting.deadline);
  try {
    await begin(house, room, starting);
  } catch (error) {
    room.starting = undefined;
    starting.answer({ refused: failed(house, room, error) });
    tellRoom(house, room);
  }
}

async function begin(house: House, room: Room, starting: Starting): Promise<void> {
  const next = begun(room, starting.revealed);
  const laid = laidTable(next, room.shelved) ?? invariantBroken('a table without an opening');
  const playing = playingAt(house, room, laid, next);
  room.playing = playing;
  try {
    const answer = await playing.runner.start(starting.asker);
    starting.answer({ done: doneOf(room.id, answer) });
  } catch (error) {
    room.playing = undefined;
    throw error;
  }
}

function begun({ record, shelved }: Room, revealed: ReadonlyMap<Seat, string>): TableRecord {
  const bytes = record.seating.map((_, i) => revealed.get(seat(i)) ?? null);
  const secret = { serverSeed: record.seed, bytes };
  const opening = openingOf(shelved.game, record.id, record.seating.length, record.options, secret);
  return { ...record, phase: 'playing', opening, bytes };
}

/** Somebody kept their bytes back: the server commits to another seed, so that nothing hangs on who knew what. */
async function callOff(house: House, room: Room): Promise<void> {
  const { starting, record } = room;
  if (starting === undefined || phaseOf(room) !== 'starting') return;
  const next = { ...record, seed: randomHex(SEED_BYTES), attempt: record.attempt + 1 };
  room.starting = undefined;
  try {
    await house.store.commit((writing) => writing.putTable(next));
    room.record = next;
    room.late = record.seating.flatMap((one, n) =>
      one.kind === 'person' && !starting.revealed.has(seat(n)) ? [one.guest] : [],
    );
    starting.answer({ refused: no('startCalledOff') });
  } catch (error) {
    starting.answer({ refused: failed(house, room, error) });
  }
  tellRoom(house, room);
}
