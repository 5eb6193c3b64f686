import type { RoomView } from '@quri/protocol';
import type { TableSession } from '../../session/table-session.ts';

/** What one may do about the next game. Only those who played ask for it; an open table may be looked on at by all. */
export function nextGame(
  kind: TableSession['kind'],
  { you, open, rematch }: Pick<RoomView, 'you' | 'open' | 'rematch'>,
): 'rematch' | 'rematchJoin' | 'rematchWatch' | null {
  if (kind === 'local' || you !== null) return rematch === null ? 'rematch' : 'rematchJoin';
  return rematch !== null && open ? 'rematchWatch' : null;
}
