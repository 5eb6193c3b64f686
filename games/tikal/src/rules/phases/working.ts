import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { countAt, isFreshAt, worksAt } from '../../answers/figures.ts';
import { kindAt } from '../../answers/terrain.ts';
import { countOf } from '../../answers/treasures.ts';
import {
  COSTS,
  type Figure,
  type Hex,
  type IntentOf,
  LOWEST_LEVEL,
  type Refusal,
  WORKS_PER_HEX,
} from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './points.ts';

type Decided = Result<readonly Event[], Refusal>;
/** TK-8: is there a tile of this level? */
export const isLevelLeft = ({ levels }: Frozen<State>, level: number): boolean =>
  (levels[level - LOWEST_LEVEL] ?? 0) > 0;

/** TK-8 */
export function excavate(s: Frozen<State>, seat: Seat, { figure, hex }: IntentOf<'excavate'>): Decided {
  const explored = s.hexes[hex];
  if (!explored || kindAt(s, hex) !== 'temple') return refused({ code: 'noTemple', rule: 'TK-8', hex });
  if (explored.guard !== null) return refused({ code: 'guarded', rule: 'TK-8', hex, guard: explored.guard });
  const level = explored.value + 1;
  if (!isLevelLeft(s, level)) return refused({ code: 'noLevelLeft', rule: 'TK-8', level });
  const why = whyNoWork(s, seat, figure, hex, 'TK-8') ?? whyTooDear(s, COSTS.excavate, 'TK-8');
  return why === null ? ok([{ type: 'templeExcavated', seat, figure, hex, level }]) : refused(why);
}

/** TK-9 */
export function huntTreasure(s: Frozen<State>, seat: Seat, { figure, hex }: IntentOf<'huntTreasure'>): Decided {
  if (kindAt(s, hex) !== 'ruins') return refused({ code: 'noRuins', rule: 'TK-9', hex });
  if (s.hexes[hex]?.treasures === 0) return refused({ code: 'noTreasureLeft', rule: 'TK-9', hex });
  const why = whyNoWork(s, seat, figure, hex, 'TK-9') ?? whyTooDear(s, COSTS.huntTreasure, 'TK-9');
  return why === null ? ok([{ type: 'treasureHunted', seat, figure, hex }]) : refused(why);
}

function whyNoWork(s: Frozen<State>, seat: Seat, figure: Figure, hex: Hex, rule: 'TK-8' | 'TK-9'): Refusal | null {
  if (worksAt(s, hex) >= WORKS_PER_HEX) return { code: 'workedTwice', rule, hex };
  if (countAt(s, seat, figure, hex) === 0) return { code: 'noFigureThere', rule, figure, hex };
  return isFreshAt(s, figure, hex) ? null : { code: 'hasWorkedHere', rule, figure, hex };
}

/** TK-10 */
export function exchangeTreasure(
  s: Frozen<State>,
  seat: Seat,
  { give, take, from }: IntentOf<'exchangeTreasure'>,
): Decided {
  if (from === seat) return refused({ code: 'ownTreasure', rule: 'TK-10' });
  if (from >= s.expeditions.length) return refused({ code: 'nobodyThere', rule: 'TK-10' });
  if (give === take) return refused({ code: 'sameKind', rule: 'TK-10', treasure: give });
  if (countOf(s, seat, give) !== 1) return refused({ code: 'notAlone', rule: 'TK-10', seat, treasure: give });
  if (countOf(s, from, take) !== 1) return refused({ code: 'notAlone', rule: 'TK-10', seat: from, treasure: take });
  const tooDear = whyTooDear(s, COSTS.exchangeTreasure, 'TK-10');
  return tooDear === null ? ok([{ type: 'treasureExchanged', seat, give, take, from }]) : refused(tooDear);
}
