import { accept, emptyTable, restore, stepOf, type Table, tableKey } from '@quri/kernel';
import type { Shelved } from '@quri/shelf';
import { no } from '../refusal.ts';
import type { TableRecord } from '../store/records.ts';
import { publish } from './hearing.ts';
import type { House } from './house.ts';
import { onShelf } from './house.ts';
import { taskQueue } from './queue.ts';
import type { Room } from './room.ts';
import { tellRoom } from './room-view.ts';

/** A table by its name: from memory, or from the store the first time somebody asks. */
export function roomOf(house: House, id: string): Room | undefined {
  const known = house.rooms.get(id);
  if (known !== undefined) return known;
  const record = house.store.table(id);
  const shelved = record && onShelf(house, record.game);
  return record && shelved && seatRoom(house, record, shelved);
}

/** Puts a table into memory. A log that does not fold pauses it, and nothing else. */
export function seatRoom(house: House, record: TableRecord, shelved: Shelved): Room {
  const room: Room = {
    id: record.id,
    shelved,
    queue: taskQueue((error) => pause(house, room, error)),
    audience: new Set(),
    admitted: new Set(house.store.admitted(record.id)),
    told: new Map(),
    publicSizes: [],
    memories: new Map(),
    thinking: new Map(),
    noes: new Map(),
    shown: new Set(),
    record,
    play: undefined,
    starting: undefined,
    late: [],
    hostAway: undefined,
    broken: false,
    doubtful: false,
  };
  house.rooms.set(room.id, room);
  const entries = record.opening === null ? [] : house.store.entries(record.id, 0);
  try {
    if (record.opening !== null) room.play = restore(shelved.game, record.opening, keyOf(record), entries);
  } catch (error) {
    pause(house, room, error);
  }
  return room;
}

/** A table that has begun, with nothing dealt yet. */
export const laidTable = (record: TableRecord, { game }: Shelved): Table | undefined =>
  record.opening === null ? undefined : emptyTable(game, record.opening, keyOf(record));

const keyOf = (record: TableRecord): Uint8Array =>
  tableKey(record.id, { serverSeed: record.seed, bytes: record.bytes ?? [] });

/** A broken invariant is ours: this table stands still, everybody is told, the others go on. */
export function pause(house: House, room: Room, error: unknown): void {
  house.log.error({ table: room.id, err: error }, 'a table is paused');
  const { starting } = room;
  room.broken = true;
  room.starting = undefined;
  try {
    clearTimeout(starting?.deadline);
    starting?.answer({ refused: no('broken') });
    tellRoom(house, room);
  } catch (second) {
    house.log.error({ table: room.id, err: second }, 'and could not say so');
  }
}

/** After a commit whose result was not known: what the store has is the truth. */
export function settleDoubt(house: House, room: Room): void {
  if (!room.doubtful) return;
  const record = house.store.table(room.id);
  const missed = house.store.entries(room.id, room.play?.entries.length ?? 0);
  room.doubtful = false;
  if (record === undefined) return;
  room.record = record;
  room.play ??= laidTable(record, room.shelved);
  for (const entry of missed) {
    if (room.play === undefined) break;
    const step = stepOf(room.play, entry);
    accept(room.play, step);
    publish(room, room.play, step);
  }
  room.memories.clear();
  tellRoom(house, room);
}
