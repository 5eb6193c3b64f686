import { frozen, memoryOf, type Seat, type Step, type Table } from '@quri/kernel';
import type { Room } from './room.ts';

/** What each bot remembers grows with every entry it hears. */
export function remember(room: Room, table: Table, step: Step): void {
  if (step.entry.kind === 'takenBack') return room.memories.clear();
  for (const [seat, memory] of room.memories)
    table.game.remember(memory, step.seen[seat] ?? [], table.game.project(frozen(step.state), seat));
}

/** Rebuilt from the log when it is asked for the first time. */
export function memoryFor(room: Room, table: Table, seat: Seat): object {
  const known = room.memories.get(seat);
  if (known !== undefined) return known;
  const memory = memoryOf(table, seat);
  room.memories.set(seat, memory);
  return memory;
}
