import type { GameEngine } from '@quri/catalogue';
import {
  emptyTable,
  heardOf,
  keyOf,
  nothingHeard,
  ok,
  openingOf,
  type Result,
  restore,
  type Secret,
  validateSetup,
} from '@quri/kernel';
import { type RunnerStart, tableRunner } from '@quri/table';
import { type LogEntry, logOf, newRecord, type TableRecord, type TableStore } from './table-store.ts';
import type { TableSetup } from './worker-messages.ts';

interface NewTable extends Pick<TableRecord, 'id' | 'at' | 'lesson'> {
  readonly serverSeed: string;
}

/** The table whose deal `dealFromText` gives: lessons are dealt as if they were played at it. */
const LESSON_DEAL = 'local';

/** Deals a new table, and stores it with its first entry. */
export async function dealTable(
  { game }: Pick<GameEngine, 'game'>,
  { seats, options }: TableSetup,
  { id, serverSeed, at, lesson }: NewTable,
  store: Pick<TableStore, 'create'>,
): Promise<Result<TableRecord, { readonly code: string }>> {
  const settled = validateSetup(game, seats.length, options);
  if (!settled.ok) return settled;
  const secret: Secret = { serverSeed, bytes: seats.map(() => null) };
  const opening = openingOf(game, id, seats.length, settled.value.options, secret, lesson ? LESSON_DEAL : null);
  const record = newRecord(opening, 1, { at, seats, secret, ...(lesson && { lesson }) });
  const empty = { table: emptyTable(game, opening, keyOf(opening, secret)), heard: nothingHeard(seats.length) };
  const runner = tableRunner<null>(empty, {
    now: () => at,
    commit: async ({ entries }) => {
      await store.create(record, logOf(entries));
      return 'committed';
    },
    read: async () => [],
    committed: () => {},
  });
  await runner.start(null);
  return ok(record);
}

/** The table that a stored log folds to. */
export function restoredTable(
  { game }: Pick<GameEngine, 'game'>,
  { opening, secret }: Pick<TableRecord, 'opening' | 'secret'>,
  log: readonly LogEntry[],
): RunnerStart {
  const entries = log.map(({ entry }) => entry);
  const mark = log.at(-1)?.mark ?? undefined;
  const table = restore(game, opening, keyOf(opening, secret), entries, mark);
  return { table, heard: mark?.heard ?? heardOf(table).last };
}
