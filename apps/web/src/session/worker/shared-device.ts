import { frozen, ownMoves, positionOf, type Seat, type Step, seat, type Table } from '@quri/kernel';
import type { DeviceState } from '../table-reducer.ts';
import { ON_THE_TABLE, passAfterEntry, putDown } from './device-passing.ts';

/** Pass and play: who of these persons holds the device and who gets it next. */
export function sharedDevice(table: Table, persons: readonly number[]) {
  const terms = { players: table.opening.players, isOpenGame: table.game.open };
  const awaitedIn = (state: Table['state']): readonly number[] =>
    table.game.awaited(frozen(state)).filter((one) => persons.includes(one));
  let passing = passAfterEntry(ON_THE_TABLE, awaitedIn(table.state), null, terms);
  /** The last mover, until the next one has the device. */
  let mover: Seat | null = null;
  const holder = (): Seat | null => (passing.holder === null ? null : seat(passing.holder));
  const undoable = (): DeviceState['undoable'] => (mover === null ? null : ownMoves(table, mover));
  return {
    holder,
    state: (): DeviceState => {
      const by = holder();
      const { passTo } = passing;
      if (by === null) return { hand: null, passTo, undoable: passTo === null ? null : undoable() };
      return { hand: { seat: by, ...positionOf(table, by) }, passTo, undoable: null };
    },
    /** The next holder has it now; false if there is none. */
    take: (): boolean => {
      if (passing.passTo === null) return false;
      passing = { holder: passing.passTo, passTo: null };
      mover = null;
      return true;
    },
    putDown: (): void => {
      passing = putDown(passing);
    },
    /** To be called for every committed step. */
    stepAdded: ({ entry, state }: Step): void => {
      const move = entry.kind === 'move' ? entry : null;
      passing = passAfterEntry(passing, awaitedIn(state), move, terms);
      // A move that was taken back brings up no earlier one: somebody else has had the device since.
      mover = move?.actor === 'human' ? move.seat : null;
    },
    /** Who may still take this move back while the device is passed on. */
    mayUndo: (seq: number): Seat | null => {
      const open = undoable();
      return open !== null && seq >= open.first && seq <= open.last ? mover : null;
    },
  };
}
