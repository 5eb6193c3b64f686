import { at, type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { type Floor, floorOf, isCovered } from '../../answers/floor.ts';
import { symbolAt } from '../../answers/map.ts';
import { keepsFromStopping, occupantAt } from '../../answers/occupants.ts';
import { isOpenSymbol } from '../../answers/passages.ts';
import { walksOf } from '../../answers/reach.ts';
import { targetUnder } from '../../answers/statues.ts';
import type { Cell, Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './points.ts';

type Decided = Result<readonly Event[], Refusal>;

/** More than any way can cost. */
const ANY_COST = 99;

/** IN-11, IN-12 */
export function walk(s: Frozen<State>, by: Seat, to: Cell): Decided {
  const floor = floorOf(s);
  if (s.counters[by] === to) return refused({ code: 'alreadyThere', rule: 'IN-11', cell: to });
  if (floor.walkable[to] === 0) return refused({ code: 'hole', rule: 'IN-11', cell: to });
  const occupant = keepsFromStopping(s, floor, by, to);
  if (occupant !== null) return refused({ code: 'occupied', rule: 'IN-12', cell: to, by: occupant });
  const way = walksOf(s, floor, by, ANY_COST).find((one) => one.to === to);
  if (way === undefined) return refused(whyNoWay(s, floor, by, to));
  if (s.turn.walked && way.cost === 0) return refused({ code: 'hasWalked', rule: 'IN-11' });
  const tooDear = whyTooDear(s, way.cost, 'IN-11');
  return tooDear === null
    ? ok([{ type: 'counterWalked', seat: by, path: way.path, cost: way.cost }])
    : refused(tooDear);
}

/** IN-12: is it only a counter that is in the way? */
function whyNoWay(s: Frozen<State>, floor: Floor, by: Seat, cell: Cell): Refusal {
  const passing = { ...s, options: { ...s.options, solidCounters: false } };
  const way = s.options.solidCounters ? walksOf(passing, floor, by, ANY_COST).find(({ to }) => to === cell) : undefined;
  const [occupant] = (way?.path ?? []).flatMap((one) => keepsFromStopping(s, floor, by, one) ?? []);
  return occupant === undefined
    ? { code: 'noWay', rule: 'IN-11', cell }
    : { code: 'wayBlocked', rule: 'IN-12', cell, by: occupant };
}

/** IN-13 */
export function takeStatue(s: Frozen<State>, by: Seat): Decided {
  const tile = targetUnder(s, floorOf(s), by);
  if (tile === null) return refused({ code: 'notOnTarget', rule: 'IN-13' });
  const standing = at(s.statues, by);
  if (!standing.includes(tile)) return refused({ code: 'noStatueLeft', rule: 'IN-13', tile });
  const tooDear = whyTooDear(s, 1, 'IN-13');
  return tooDear === null ? ok([{ type: 'statueTaken', seat: by, tile, left: standing.length - 1 }]) : refused(tooDear);
}

/** IN-14 */
export function takePassage(s: Frozen<State>, by: Seat, to: Cell): Decided {
  const floor = floorOf(s);
  const from = s.counters[by];
  if (from === null || from === undefined || !isOpenSymbol(s, floor, 'passage', from))
    return refused({ code: 'notOnPassage', rule: 'IN-14' });
  if (to === from) return refused({ code: 'samePassage', rule: 'IN-14', cell: to });
  if (symbolAt(s, to) !== 'passage') return refused({ code: 'noPassage', rule: 'IN-14', cell: to });
  if (isCovered(floor, to)) return refused({ code: 'passageCovered', rule: 'IN-14', cell: to });
  const occupant = occupantAt(s, to);
  if (occupant !== null) return refused({ code: 'occupied', rule: 'IN-14', cell: to, by: occupant });
  const tooDear = whyTooDear(s, 1, 'IN-14');
  return tooDear === null ? ok([{ type: 'passageTaken', seat: by, from, to }]) : refused(tooDear);
}
