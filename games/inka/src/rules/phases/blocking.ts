import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { floorOf, tileAt } from '../../answers/floor.ts';
import { isTarget, symbolAt } from '../../answers/map.ts';
import { occupantAt } from '../../answers/occupants.ts';
import type { Cell, Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** IN-17 */
export function endTurn(s: Frozen<State>, by: Seat, blocker: Cell | null): Result<readonly Event[], Refusal> {
  const why = blocker === null ? null : whyNoBlocker(s, blocker);
  if (why !== null) return refused(why);
  const { actionPoints, summary } = s.turn;
  return ok([{ type: 'turnEnded', seat: by, blocker, unused: actionPoints, summary: { ...summary, blocker } }]);
}

function whyNoBlocker(s: Frozen<State>, cell: Cell): Refusal | null {
  const tile = tileAt(floorOf(s), cell);
  if (tile !== null && isTarget(tile)) return { code: 'blockerOnTarget', rule: 'IN-17', cell };
  const occupant = occupantAt(s, cell);
  if (occupant !== null) return { code: 'occupied', rule: 'IN-17', cell, by: occupant };
  return s.options.openExits && symbolAt(s, cell) === 'start' ? { code: 'blockerOnExit', rule: 'IN-17', cell } : null;
}
