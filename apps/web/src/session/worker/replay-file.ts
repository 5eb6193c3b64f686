import { replayOf, type Table } from '@quri/kernel';
import type { TableRecord } from './table-store.ts';

/** A finished game as the text of a replay file. */
export function replayFile(table: Table, { seats, secret }: Pick<TableRecord, 'seats' | 'secret'>): string {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name));
  const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  return JSON.stringify(replayOf(table, secret, { names, bots }));
}
