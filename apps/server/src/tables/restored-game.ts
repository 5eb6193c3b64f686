import { gameFault } from '@quri/data-folder';
import {
  emptyTable,
  type Game,
  heardOf,
  isOver,
  keyOf,
  nothingHeard,
  type Opening,
  restore,
  type Secret,
} from '@quri/kernel';
import type { RunnerStart } from '@quri/table';
import { damaged } from '../store/errors.ts';
import type { Store, TableRecord } from '../store/records.ts';

export type StartedRecord = TableRecord & { readonly opening: Opening };

export const hasStarted = (record: TableRecord): record is StartedRecord => record.opening !== null;

interface RestoredGame extends RunnerStart {
  /** The newest entry that is noted with the table; -1 where none is. */
  readonly notedHead: number;
}

/**
 * A game as its stored log leaves it, after all of it was compared with the hashes that are stored. Throws `Damaged`
 * where something does not fit. What everybody heard is only computed for logs written before that was stored.
 */
export function restoredGame(
  store: Pick<Store, 'log' | 'head' | 'markAt'>,
  game: Game,
  record: StartedRecord,
): RestoredGame {
  const { id } = record;
  const { rows, entries, mark } = store.log(id);
  const head = store.head(id);
  const markAt = (seq: number) => (seq === entries.length - 1 ? mark : store.markAt(id, seq));
  const fault = gameFault(record, { rows, entries, head, markAt });
  if (fault !== undefined) throw damaged(fault);
  const table = restore(game, record.opening, keyOf(record.opening, secretOf(record)), entries, mark);
  // The table says so in the commit of its last entry.
  if (record.phase === 'over' && !isOver(table)) throw damaged('the game is over and its end is missing');
  return { table, heard: mark?.heard ?? heardOf(table).last, notedHead: head?.seq ?? -1 };
}

/** A game before its first entry. */
export const newGame = (game: Game, record: StartedRecord): RunnerStart => ({
  table: emptyTable(game, record.opening, keyOf(record.opening, secretOf(record))),
  heard: nothingHeard(record.opening.players),
});

export const secretOf = ({ seed, bytes }: TableRecord): Secret => ({ serverSeed: seed, bytes: bytes ?? [] });
