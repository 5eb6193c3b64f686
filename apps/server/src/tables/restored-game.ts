import { emptyTable, type Game, heardOf, keyOf, nothingHeard, type Opening, restore, type Secret } from '@quri/kernel';
import type { RunnerStart } from '@quri/table';
import type { Store, TableRecord } from '../store/records.ts';

export type StartedRecord = TableRecord & { readonly opening: Opening };

export const hasStarted = (record: TableRecord): record is StartedRecord => record.opening !== null;

/** A game as its stored log leaves it. Hashes are only computed for logs written before they were stored. */
export function restoredGame(store: Pick<Store, 'log'>, game: Game, record: StartedRecord): RunnerStart {
  const { entries, mark } = store.log(record.id);
  const table = restore(game, record.opening, keyOf(record.opening, secretOf(record)), entries, mark);
  return { table, heard: mark?.heard ?? heardOf(table).last };
}

/** A game before its first entry. */
export const newGame = (game: Game, record: StartedRecord): RunnerStart => ({
  table: emptyTable(game, record.opening, keyOf(record.opening, secretOf(record))),
  heard: nothingHeard(record.opening.players),
});

export const secretOf = ({ seed, bytes }: TableRecord): Secret => ({ serverSeed: seed, bytes: bytes ?? [] });
