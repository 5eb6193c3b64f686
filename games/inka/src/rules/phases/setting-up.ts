import { type Frozen, ok, type Result, refused, type Seat, seat } from '@quri/kernel';
import { halvesOf } from '@quri/triangle-lattice';
import { floorOf, tileAt } from '../../answers/floor.ts';
import { closedStart, distinctPose } from '../../answers/laying.ts';
import { HEXAGON, printedBoard } from '../../answers/map.ts';
import type { Cell, Pose, Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

type Decided = Result<readonly Event[], Refusal>;

/** IN-1 */
export function pickStart(s: Frozen<State>, by: Seat, cell: Cell): Decided {
  if (!printedBoard(s).starts.includes(cell)) return refused({ code: 'noStart', rule: 'IN-1', cell });
  const owner = s.starts.indexOf(cell);
  return owner >= 0
    ? refused({ code: 'startTaken', rule: 'IN-1', cell, seat: seat(owner) })
    : ok([{ type: 'startPicked', seat: by, cell }]);
}

/** IN-2, IN-3 */
export function layTile(s: Frozen<State>, by: Seat, pose: Pose): Decided {
  const { tile } = s;
  if (tile === null) return refused({ code: 'tilesLaid', rule: 'IN-2' });
  const floor = floorOf(s);
  for (const cell of halvesOf(HEXAGON, pose)) {
    const there = tileAt(floor, cell);
    if (there !== null) return refused({ code: 'tileThere', rule: 'IN-2', cell, tile: there });
    const owner = s.counters.indexOf(cell);
    if (owner >= 0) return refused({ code: 'counterThere', rule: 'IN-2', cell, seat: seat(owner) });
  }
  const alike = distinctPose(s, tile, pose);
  if (alike !== pose) return refused({ code: 'looksTheSame', rule: 'IN-2', pose: alike });
  const closed = closedStart(s, floor, tile, pose, by);
  if (closed !== null) return refused({ code: 'closesStart', rule: 'IN-3', cell: s.starts[closed] ?? 0, seat: closed });
  return ok([{ type: 'tileLaid', seat: by, tile, pose }]);
}
