import { frozen, ownMoves, positionOf, type Seat, type Step, type Table } from '@quri/kernel';
import type { DeviceState } from '../table-reducer.ts';
import { ON_THE_TABLE, passAfterEntry, putDown } from './device-passing.ts';

/** Pass and play: who holds the device and who gets it next. */
export interface SharedDevice {
  holder(): Seat | null;
  state(): DeviceState;
  /** The next holder has it now; false if there is none. */
  take(): boolean;
  putDown(): void;
  /** To be called for every committed step. */
  stepAdded(step: Step): void;
  /** Who may still take this move back while the device is passed on. */
  mayUndo(seq: number): Seat | null;
}

export function sharedDevice(table: Table, persons: readonly number[]): SharedDevice {
  const { players } = table.opening;
  const awaitedIn = (state: Table['state']): readonly number[] =>
    table.game.awaited(frozen(state)).filter((seat) => persons.includes(seat));
  let passing = passAfterEntry(ON_THE_TABLE, awaitedIn(table.state), null, players);
  /** The last mover, until the next one has the device. */
  let mover: Seat | null = null;
  const holder = (): Seat | null => passing.holder as Seat | null;
  const undoable = (): DeviceState['undoable'] => (mover === null ? null : ownMoves(table, mover));
  return {
    holder,
    state: () => {
      const seat = holder();
      const { passTo } = passing;
      if (seat === null) return { hand: null, passTo, undoable: passTo === null ? null : undoable() };
      return { hand: { seat, ...positionOf(table, seat) }, passTo, undoable: null };
    },
    take: () => {
      if (passing.passTo === null) return false;
      passing = { holder: passing.passTo, passTo: null };
      mover = null;
      return true;
    },
    putDown: () => {
      passing = putDown(passing);
    },
    stepAdded: ({ entry, state }) => {
      const move = entry.kind === 'move' ? entry : null;
      passing = passAfterEntry(passing, awaitedIn(state), move, players);
      // A move that was taken back brings up no earlier one: somebody else has had the device since.
      mover = move?.actor === 'human' ? move.seat : null;
    },
    mayUndo: (seq) => {
      const open = undoable();
      return open !== null && seq >= open.first && seq <= open.last ? mover : null;
    },
  };
}

/** For tables with one person. */
export const NO_DEVICE: SharedDevice = {
  holder: () => null,
  state: () => ({ hand: null, passTo: null, undoable: null }),
  take: () => false,
  putDown: () => {},
  stepAdded: () => {},
  mayUndo: () => null,
};
