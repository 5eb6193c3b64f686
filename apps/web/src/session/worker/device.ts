import { frozen, ownMoves, positionOf, type Seat, type Step, type Table } from '@quri/kernel';
import type { Held } from '../chronicle.ts';
import { ON_THE_TABLE, passedOn, putDown } from './passing.ts';

/** The device at a table where it goes round: who has it in hand, and who is to get it next. */
export interface Device {
  holder(): Seat | null;
  held(): Held;
  /** Whoever it was to be passed to has it now; false if that is nobody. */
  take(): boolean;
  putDown(): void;
  /** To be told of every step once it is part of the table. */
  hear(step: Step): void;
  /** Who may take this move back though somebody else is to have the device next. */
  regrets(seq: number): Seat | null;
}

export function deviceAt(table: Table, persons: readonly number[]): Device {
  const { players } = table.opening;
  const awaitedIn = (state: Table['state']): readonly number[] =>
    table.game.awaited(frozen(state)).filter((seat) => persons.includes(seat));
  let passing = passedOn(ON_THE_TABLE, awaitedIn(table.state), null, players);
  /** Whoever moved last, until somebody else has the device. */
  let mover: Seat | null = null;
  const holder = (): Seat | null => passing.holder as Seat | null;
  const undoable = (): Held['undoable'] => (mover === null ? null : ownMoves(table, mover));
  return {
    holder,
    held: () => {
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
    hear: ({ entry, state }) => {
      const move = entry.kind === 'move' ? entry : null;
      passing = passedOn(passing, awaitedIn(state), move, players);
      // A move that was taken back brings up no earlier one: somebody else has had the device since.
      mover = move?.actor === 'human' ? move.seat : null;
    },
    regrets: (seq) => {
      const open = undoable();
      return open !== null && seq >= open.first && seq <= open.last ? mover : null;
    },
  };
}

/** Where one person plays, there is nothing to pass. */
export const NO_DEVICE: Device = {
  holder: () => null,
  held: () => ({ hand: null, passTo: null, undoable: null }),
  take: () => false,
  putDown: () => {},
  hear: () => {},
  regrets: () => null,
};
