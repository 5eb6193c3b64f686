import { isSeat, settle } from '@quri/kernel';
import type { ClientMessage } from '@quri/protocol';
import { no } from '../refusal.ts';
import type { Seating, TableRecord } from '../store/records.ts';
import { heirOf, watchHost } from './hosting.ts';
import type { House } from './house.ts';
import { type Acted, refuse } from './requests.ts';
import { isThere, phaseOf, type Room, seatOf } from './room.ts';
import { tellRoom } from './room-view.ts';

type Message<Type> = Extract<ClientMessage, { readonly type: Type }>;

const EMPTY: Seating = { kind: 'empty' };

export async function sit(house: House, room: Room, guest: string, asked: Message<'sit'>): Promise<Acted> {
  const { record } = room;
  if (phaseOf(room) !== 'gathering') return refuse(no('notGathering'));
  if (!isSeat(asked.seat, record.seating.length)) return refuse(no('malformed'));
  const sitting = seatOf(record, guest);
  // Sitting down again where one sits brings other bytes to the shuffle: after a start that was called off, say.
  if (sitting !== undefined && sitting !== asked.seat) return refuse(no('alreadySeated'));
  const taken = record.seating[asked.seat] ?? EMPTY;
  if (taken.kind === 'bot' || ('guest' in taken && taken.guest !== guest)) return refuse(no('seatTaken'));
  if (room.shown.has(asked.commitment)) return refuse(no('bytesShown'));
  // Whoever sits down elsewhere needs the seat no more that was kept for them.
  const rest = record.seating.map((one) => (one.kind === 'kept' && one.guest === guest ? EMPTY : one));
  const seating = rest.with(asked.seat, { kind: 'person', guest, commitment: asked.commitment });
  return change(house, room, guest, asked.id, { ...record, seating });
}

export async function stand(house: House, room: Room, guest: string, asked: Message<'stand'>): Promise<Acted> {
  const { record } = room;
  const sitting = seatOf(record, guest);
  if (sitting === undefined) return refuse(no('notSeated'));
  if (phaseOf(room) !== 'gathering') return refuse(no('notGathering'));
  const seating = record.seating.with(sitting, EMPTY);
  // To somebody who is there; where nobody is, it stays with them, and passes on if they go.
  const host = record.host === guest ? (heirOf(room, seating) ?? guest) : record.host;
  return change(house, room, guest, asked.id, { ...record, seating, host }, guest);
}

export async function seatBot(house: House, room: Room, guest: string, asked: Message<'seatBot'>): Promise<Acted> {
  const { record, shelved } = room;
  const wrong = notHostsTurn(room, guest);
  if (wrong !== undefined) return wrong;
  if (!isSeat(asked.seat, record.seating.length)) return refuse(no('malformed'));
  const taken = record.seating[asked.seat] ?? EMPTY;
  // Who sits and is there keeps the seat; who went away does not keep the others waiting.
  if (taken.kind === 'person' && (taken.guest === guest || isThere(room, taken.guest))) return refuse(no('seatTaken'));
  const { level } = asked;
  if (level !== null && !shelved.bots.some((bot) => bot.id === level)) return refuse(no('malformed'));
  const seating = record.seating.with(asked.seat, level === null ? EMPTY : { kind: 'bot', level });
  const left = 'guest' in taken ? taken.guest : undefined;
  return change(house, room, guest, asked.id, { ...record, seating }, left);
}

/** Other options, more or fewer seats. Nobody loses their seat by it, nor one that is kept; bots and free seats may go. */
export async function setUp(house: House, room: Room, guest: string, asked: Message<'setUp'>): Promise<Acted> {
  const { record, shelved } = room;
  const wrong = notHostsTurn(room, guest);
  if (wrong !== undefined) return wrong;
  const settled = settle(shelved.game, asked.seats, asked.options);
  if (!settled.ok) return refuse(no(settled.refused.code, { ...settled.refused }));
  const { options, players } = settled.value;
  if (record.seating.slice(players).some((one) => 'guest' in one)) return refuse(no('seatTaken'));
  const seating = Array.from({ length: players }, (_, i) => record.seating[i] ?? EMPTY);
  return change(house, room, guest, asked.id, { ...record, options, seating, open: asked.open });
}

export function notHostsTurn(room: Room, guest: string): Acted | undefined {
  if (room.record.host !== guest) return refuse(no('notHost'));
  return phaseOf(room) === 'gathering' ? undefined : refuse(no('notGathering'));
}

/** `left` is who has no seat any more by it; they may come back all the same, also where one needs an invitation. */
async function change(
  house: House,
  room: Room,
  guest: string,
  id: string,
  next: TableRecord,
  left?: string,
): Promise<Acted> {
  const done = { seq: null, table: room.id };
  await house.store.commit((writing) => {
    writing.putTable(next);
    writing.putAnswer(room.id, { guest, id }, done);
    if (left !== undefined) writing.admit(room.id, left);
  });
  room.record = next;
  if (left !== undefined) room.admitted.add(left);
  room.late = room.late.filter((one) => one !== left);
  watchHost(house, room);
  return { answer: { done }, afterwards: () => tellRoom(house, room) };
}
