import type { GameEngine } from '@quri/catalogue';
import { emptyTable, heardOf, keyOf, nothingHeard, restore, type Secret } from '@quri/kernel';
import { type Runner, type RunnerStart, tableRunner, taskQueue } from '@quri/table';
import { no } from '../refusal.ts';
import { type Asker, isOvertaken, type TableRecord } from '../store/records.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { broadcast } from './broadcast.ts';
import { doneOf } from './done.ts';
import type { House } from './house.ts';
import { onShelf } from './house.ts';
import type { Playing, Room } from './room.ts';
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
export function seatRoom(house: House, record: TableRecord, shelved: GameEngine): Room {
  const room: Room = {
    id: record.id,
    shelved,
    queue: taskQueue((error) => pause(house, room, error)),
    audience: new Set(),
    admitted: new Set(house.store.admitted(record.id)),
    thinking: new Map(),
    noes: new Map(),
    shown: new Set(),
    record,
    committed: undefined,
    playing: undefined,
    starting: undefined,
    late: [],
    hostAway: undefined,
    broken: false,
    doubtful: false,
  };
  house.rooms.set(room.id, room);
  try {
    if (record.opening !== null) room.playing = playingAt(house, room, restored(house, record, shelved));
  } catch (error) {
    if (isUnavailable(error)) {
      house.rooms.delete(room.id);
      throw error;
    }
    pause(house, room, error);
  }
  return room;
}

/** The table a stored log folds to. What was stored is not hashed again, unless it comes from before hashes were kept. */
function restored(house: House, record: TableRecord, { game }: GameEngine): RunnerStart {
  const { opening } = record;
  if (opening === null) throw new Error('a table without an opening');
  const { entries, mark } = house.store.log(record.id);
  const table = restore(game, opening, keyOf(opening, secretOf(record)), entries, mark);
  return { table, heard: mark?.heard ?? heardOf(table).last };
}

/** A table that has begun, with nothing dealt yet. */
export function laidTable(record: TableRecord, { game }: GameEngine): RunnerStart | undefined {
  const { opening } = record;
  if (opening === null) return undefined;
  return { table: emptyTable(game, opening, keyOf(opening, secretOf(record))), heard: nothingHeard(opening.players) };
}

export const secretOf = ({ seed, bytes }: TableRecord): Secret => ({ serverSeed: seed, bytes: bytes ?? [] });

/** A table with its runner over the store. `first` is the record that is stored together with its first entry. */
export function playingAt(house: House, room: Room, start: RunnerStart, first?: TableRecord): Playing {
  const runner: Runner<Asker> = tableRunner<Asker>(start, {
    now: house.now,
    commit: ({ entries, request, answer, over }) => {
      const record = start.table.entries.length === 0 ? (first ?? room.record) : room.record;
      const next = over ? { ...record, phase: 'over' as const } : record;
      const made = request === null ? null : { by: request, done: doneOf(room.id, answer) };
      const written = house.store.commit((writing) => {
        if (next !== room.record) writing.putTable(next);
        entries.forEach((one, i) => {
          writing.append(room.id, one, i === 0 ? made : null);
        });
      });
      return written.then(
        () => {
          room.record = next;
          return 'committed';
        },
        (error) => {
          if (isOvertaken(error)) return 'overtaken';
          throw error;
        },
      );
    },
    read: async (from) => {
      const missed = house.store.entries(room.id, from);
      // Whoever wrote them may have ended the game with them.
      if (missed.length > 0) room.record = house.store.table(room.id) ?? room.record;
      return missed;
    },
    committed: (told) => {
      const begun = told[0]?.step.entry.kind === 'start';
      if (begun) {
        room.starting = undefined;
        tellRoom(house, room);
      }
      broadcast(room, playing, told);
      if (room.record.phase === 'over') tellRoom(house, room);
      house.wake(room);
    },
  });
  const playing: Playing = { table: start.table, runner };
  return playing;
}

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
    house.log.error({ table: room.id, err: second }, 'a paused table could not be reported to its players');
  }
}

/** After a commit whose result was not known: what the store has is the truth. */
export async function settleDoubt(house: House, room: Room): Promise<void> {
  if (!room.doubtful) return;
  const record = house.store.table(room.id);
  if (record !== undefined) room.record = record;
  const laid = record && room.playing === undefined ? laidTable(record, room.shelved) : undefined;
  // It had begun after all.
  if (laid !== undefined) room.playing = playingAt(house, room, { ...laid, behind: true });
  await room.playing?.runner.reconcile();
  room.doubtful = false;
  tellRoom(house, room);
}
