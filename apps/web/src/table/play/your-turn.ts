import { type GameText, isMasked } from '@quri/words';
import type { TableSnapshot } from '../../session/table-session.ts';

/** Is something asked that this seat has not answered yet? What its own secret choice opened is a choice that may still be changed. */
export function isYourTurn(
  { history, pending }: Pick<TableSnapshot, 'history' | 'pending'>,
  ask: number | null,
  you: number | null,
  text: GameText,
): boolean {
  if (ask === null || pending !== null || you === null) return false;
  const opened = history.find(({ seq }) => seq === ask);
  if (opened === undefined || opened.by !== you || opened.kind !== 'move' || opened.seen.length === 0) return true;
  // Whoever chooses last sees at once what came of it, and is asked anew.
  return !opened.seen.every((seen) => isMasked(text, seen));
}
