import { type Replay, replayOf, type Table } from '@quri/kernel';
import type { TableRecord } from './table-store.ts';

/** A finished game as it is written into a file. */
export function replayOfRecord(table: Table, { seats, secret }: Pick<TableRecord, 'seats' | 'secret'>): Replay {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name));
  const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  return replayOf(table, secret, { names, bots });
}
