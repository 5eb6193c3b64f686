import { seat } from '@quri/kernel';
import { positionKey } from '../rules/position-key.ts';
import { fork } from '../rules/state.ts';
import { turnOf } from '../rules/turn.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, STEPPING_TILES, TARGET_TILES } from '../vocabulary.ts';
import type { Position } from './position.ts';
import { NOWHERE } from './tables.ts';

/** IN-19: how often the position that a turn leads to has been there before. */
export function timesBefore(view: View, after: Position): number {
  const state = fork(view);
  state.turn = turnOf(seat(after.seat));
  state.poses = [...after.poses];
  state.counters = [...after.counters];
  state.blockers = Array.from(after.blockers, (cell): Cell | null => (cell === NOWHERE ? null : cell));
  state.statues = Array.from(after.statues, (standing) =>
    Array.from({ length: TARGET_TILES }, (_, target) => STEPPING_TILES + target).filter(
      (tile) => standing & (1 << (tile - STEPPING_TILES)),
    ),
  );
  const key = positionKey(state);
  return view.positions.filter((one) => one === key).length;
}
