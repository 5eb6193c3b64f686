import { commitmentOf, type Entry, type Opening } from '@quri/kernel';
import type { LogEntry, TableRecord } from './table-store.ts';

/** A table as version 1 of the database had it: with its log inside, and its opening worked out every time. */
export interface TableInVersion1 extends Omit<TableRecord, 'opening' | 'count'> {
  readonly entries: readonly Entry[];
}

/** The same table as it is stored now. Its log is older than marks are: these are worked out when it is opened. */
export function fromVersion1({ entries, ...table }: TableInVersion1) {
  const record: TableRecord = { ...table, opening: openingInVersion1(table, entries), count: entries.length };
  return { record, log: entries.map((entry): LogEntry => ({ entry, mark: null })) };
}

/** The opening that the hashes of such a log begin with. */
function openingInVersion1(
  { id, game, options, seats, secret }: Omit<TableInVersion1, 'entries'>,
  entries: readonly Entry[],
): Opening {
  return {
    format: 'quri/table/1',
    table: id,
    game,
    rulesVersion: entries[0]?.rulesVersion ?? 1,
    players: seats.length,
    options,
    commitment: commitmentOf(secret.serverSeed),
    // At a table on one device nobody brings bytes of their own.
    seats: seats.map(() => null),
  };
}
