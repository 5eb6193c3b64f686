import { no } from '../refusal.ts';
import type { Seating } from '../store/records.ts';
import type { House } from './house.ts';
import { hasTooManyTables, newTable } from './opening.ts';
import { type Acted, refuse } from './requests.ts';
import { seatRoom } from './restoring.ts';
import { phaseOf, type Room, seatOf } from './room.ts';
import { tellRoom } from './room-view.ts';

/** The same people and bots at a new table. Whoever asks second is told of the one there is. */
export async function rematch(house: House, room: Room, guest: string, id: string): Promise<Acted> {
  const { record, shelved } = room;
  if (seatOf(record, guest) === undefined) return refuse(no('notSeated'));
  if (phaseOf(room) !== 'over') return refuse(no('notOver'));
  const there = { seq: null, table: record.rematch };
  if (there.table !== null) return { answer: { done: there } };
  if (hasTooManyTables(house, guest)) return refuse(no('tooManyTables'));
  const { game, options, open } = record;
  const again = newTable(house, { game, options, open, host: guest, seating: record.seating.map(kept) });
  const next = { ...record, rematch: again.id };
  const done = { seq: null, table: again.id };
  await house.store.commit((writing) => {
    writing.putTable(again);
    writing.putTable(next);
    writing.putAnswer(room.id, { guest, id }, done);
  });
  room.record = next;
  seatRoom(house, again, shelved);
  return { answer: { done }, afterwards: () => tellRoom(house, room) };
}

/** A person's seat waits for them: they bring other bytes to another table. */
const kept = (one: Seating): Seating => (one.kind === 'person' ? { kind: 'kept', guest: one.guest } : one);
