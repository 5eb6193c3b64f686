import type { TableRecord } from './table-store.ts';
import type { LocalTableLine } from './worker-messages.ts';

export const newestFirst = (records: readonly TableRecord[]): readonly TableRecord[] =>
  [...records].sort((a, b) => b.at - a.at);

export const lineOf = ({ id, game, at, seats, lesson }: TableRecord): LocalTableLine => ({
  table: id,
  game,
  at,
  seats,
  lesson: lesson === true,
});
