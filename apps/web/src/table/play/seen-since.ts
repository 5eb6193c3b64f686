import type { News } from '@quri/protocol';
import { isGameNews } from '../../session/table-session.ts';

/** More entries than this are not staged. */
const MOST_TO_WATCH = 16;

/** What was seen between two frames; null where it is not to be staged: something was taken back, or too much was missed. */
export function seenSince(history: readonly News[], last: number, newest: number): News['seen'] | null {
  const between = history.filter(({ seq }) => seq > last && seq <= newest);
  if (between.length > MOST_TO_WATCH || between.some(({ kind }) => kind === 'takenBack')) return null;
  return between.filter(isGameNews).flatMap(({ seen }) => seen);
}
