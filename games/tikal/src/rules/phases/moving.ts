import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { isCampOf } from '../../answers/camps.ts';
import { countAt, inSupply } from '../../answers/figures.ts';
import { edgeTo } from '../../answers/map.ts';
import { crossingCost } from '../../answers/stones.ts';
import { kindAt } from '../../answers/terrain.ts';
import { COSTS, type IntentOf, type Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { whyTooDear } from './points.ts';

type Decided = Result<readonly Event[], Refusal>;
/** TK-5 */
export function bringFigure(s: Frozen<State>, seat: Seat, { figure, to }: IntentOf<'bringFigure'>): Decided {
  if (inSupply(s, seat, figure) === 0) return refused({ code: 'noneInSupply', rule: 'TK-5', figure });
  if (!isCampOf(s, seat, to)) return refused({ code: 'notYourCamp', rule: 'TK-5', hex: to });
  const tooDear = whyTooDear(s, COSTS.bringFigure, 'TK-5');
  return tooDear === null ? ok([{ type: 'figureBrought', seat, figure, to }]) : refused(tooDear);
}

/** TK-6 */
export function changeCamp(s: Frozen<State>, seat: Seat, { figure, from, to }: IntentOf<'changeCamp'>): Decided {
  for (const hex of [from, to]) if (!isCampOf(s, seat, hex)) return refused({ code: 'notYourCamp', rule: 'TK-6', hex });
  if (from === to) return refused({ code: 'alreadyThere', rule: 'TK-6', hex: to });
  if (countAt(s, seat, figure, from) === 0) return refused({ code: 'noFigureThere', rule: 'TK-6', figure, hex: from });
  const tooDear = whyTooDear(s, COSTS.changeCamp, 'TK-6');
  return tooDear === null ? ok([{ type: 'campChanged', seat, figure, from, to }]) : refused(tooDear);
}

/** TK-7 */
export function walk(s: Frozen<State>, seat: Seat, { figure, from, to }: IntentOf<'walk'>): Decided {
  if (countAt(s, seat, figure, from) === 0) return refused({ code: 'noFigureThere', rule: 'TK-7', figure, hex: from });
  const edge = edgeTo(from, to);
  if (edge === undefined) return refused({ code: 'notNeighbours', rule: 'TK-7', from, to });
  const kind = kindAt(s, to);
  if (kind === null) return refused({ code: 'unexplored', rule: 'TK-7', hex: to });
  if (kind === 'volcano') return refused({ code: 'volcano', rule: 'TK-7', hex: to });
  const cost = crossingCost(s, from, edge);
  if (cost === 0) return refused({ code: 'noStones', rule: 'TK-7', from, to });
  const tooDear = whyTooDear(s, cost, 'TK-7');
  return tooDear === null ? ok([{ type: 'figureWalked', seat, figure, from, to, cost }]) : refused(tooDear);
}
