import { at, type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { countAt, isAnyAt } from '../../answers/figures.ts';
import { strongestAt } from '../../answers/strength.ts';
import { isCampGround, kindAt } from '../../answers/terrain.ts';
import { COSTS, type Hex, type Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './points.ts';

type Decided = Result<readonly Event[], Refusal>;

/** TK-11 */
export function pitchCamp(s: Frozen<State>, seat: Seat, hex: Hex): Decided {
  if (at(s.expeditions, seat).camps === 0) return refused({ code: 'noCampLeft', rule: 'TK-11' });
  const explored = s.hexes[hex];
  if (!explored || !isCampGround(explored)) return refused({ code: 'noCampGround', rule: 'TK-11', hex });
  if (explored.camp !== null) return refused({ code: 'campThere', rule: 'TK-11', hex, owner: explored.camp });
  if (!isAnyAt(s, seat, hex)) return refused({ code: 'noFigureThere', rule: 'TK-11', figure: null, hex });
  const tooDear = whyTooDear(s, COSTS.pitchCamp, 'TK-11');
  return tooDear === null ? ok([{ type: 'campPitched', seat, hex }]) : refused(tooDear);
}

/** TK-12: an explorer becomes the guard if there is one, and the other figures there leave the game. */
export function placeGuard(s: Frozen<State>, seat: Seat, hex: Hex): Decided {
  const explored = s.hexes[hex];
  if (!explored || kindAt(s, hex) !== 'temple') return refused({ code: 'noTemple', rule: 'TK-12', hex });
  if (explored.guard !== null) return refused({ code: 'guarded', rule: 'TK-12', hex, guard: explored.guard });
  if (at(s.expeditions, seat).guards === 0) return refused({ code: 'noGuardLeft', rule: 'TK-12' });
  if (!isAnyAt(s, seat, hex)) return refused({ code: 'noFigureThere', rule: 'TK-12', figure: null, hex });
  if (strongestAt(s, hex) !== seat) return refused({ code: 'noMajority', rule: 'TK-12', hex });
  const tooDear = whyTooDear(s, COSTS.placeGuard, 'TK-12');
  if (tooDear !== null) return refused(tooDear);
  const explorers = countAt(s, seat, 'explorer', hex);
  const leader = countAt(s, seat, 'leader', hex) > 0 && explorers > 0;
  const others = Math.max(0, explorers - 1);
  return ok([{ type: 'guardPlaced', seat, hex, value: explored.value, explorers: others, leader }]);
}
