import { commitmentOf } from '@quri/kernel';
import type { RoomView, SeatView, TableLine } from '@quri/protocol';
import type { Seating } from '../store/records.ts';
import type { House } from './house.ts';
import { isThere, phaseOf, type Room, seatOf } from './room.ts';

/** A table as this guest sees it: built field by field, so that nothing gets out that nobody wrote in. */
export function roomView(house: House, room: Room, guest: string): RoomView {
  const { record } = room;
  const you = seatOf(record, guest) ?? null;
  const host = record.host === guest;
  return {
    table: record.id,
    game: record.game,
    options: record.options as RoomView['options'],
    phase: phaseOf(room),
    seats: record.seating.map((one) => seatView(house, room, one, guest)),
    you,
    host,
    open: record.open,
    invite: host || you !== null ? record.invite : null,
    commitment: commitmentAt(room),
    attempt: record.attempt,
    calledOff: record.seating.flatMap((one, n) => (one.kind === 'person' && room.late.includes(one.guest) ? [n] : [])),
    rematch: record.rematch,
  };
}

/** Worked out once for each seed. */
function commitmentAt(room: Room): string {
  const { seed } = room.record;
  if (room.committed?.seed !== seed) room.committed = { seed, commitment: commitmentOf(seed) };
  return room.committed.commitment;
}

function seatView(house: House, room: Room, one: Seating, viewer: string): SeatView {
  if (one.kind === 'bot') return { kind: 'bot', level: one.level };
  if (one.kind === 'empty') return { kind: 'empty' };
  const guest = house.guests.named(one.guest);
  const name = guest?.name ?? null;
  const colour = guest?.colour ?? 0;
  if (one.kind === 'kept') return { kind: 'kept', name, colour, yours: one.guest === viewer };
  return {
    kind: 'person',
    name,
    colour,
    present: isThere(room, one.guest),
    commitment: one.commitment,
  };
}

/** Tells everybody at the table how it stands. */
export function tellRoom(house: House, room: Room): void {
  for (const listener of room.audience) listener.send({ type: 'room', room: roomView(house, room, listener.guest) });
  house.lobbyChanged();
}

/** The table's line in the list, if it belongs there: open, gathering, with a free seat and somebody there. */
export function tableLine(house: House, room: Room): TableLine | undefined {
  const { record } = room;
  // A kept seat is no seat for whoever reads the list.
  const taken = record.seating.filter(({ kind }) => kind !== 'empty').length;
  const wanted = record.open && phaseOf(room) === 'gathering' && taken < record.seating.length;
  if (!wanted || room.audience.size === 0) return undefined;
  const host = house.guests.named(record.host)?.name ?? null;
  return { table: record.id, game: record.game, host, taken, seats: record.seating.length };
}
