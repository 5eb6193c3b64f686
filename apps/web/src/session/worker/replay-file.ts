import { type Replay, replayOf, type Table } from '@quri/kernel';
import type { TableRecord } from './table-store.ts';

type Kept = Pick<TableRecord, 'seats' | 'secret'>;

export function replayOfRecord(table: Table, { seats, secret }: Kept): Replay {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name));
  const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  return replayOf(table, secret, { names, bots });
}

/** A finished game as the text of a replay file. */
export const replayFile = (table: Table, kept: Kept): string => JSON.stringify(replayOfRecord(table, kept));
