import { type Floor, tileAt } from '../answers/floor.ts';
import { isTarget, symbolAt } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import type { Cell, CellSymbol } from '../vocabulary.ts';
import type { Step } from './choosing/moves.ts';

// Ids of rules, for `data-rule`: what explains most comes first.

const SYMBOL_RULES: Readonly<Record<CellSymbol, string>> = {
  start: 'IN-18 IN-1',
  passage: 'IN-14',
  diamond: 'IN-15',
  snake: 'IN-11',
};

/** What explains a cell: who stands there, the tile that covers it, or what is printed on it. */
export function rulesOfCell(view: Pick<View, 'options' | 'counters' | 'blockers'>, floor: Floor, cell: Cell): string {
  const tile = tileAt(floor, cell);
  const below = tile === null ? rulesOfGround(view, cell) : isTarget(tile) ? 'IN-C2 IN-13' : rulesOfTile(floor, cell);
  if (view.blockers.includes(cell)) return `IN-17 IN-12 ${below}`;
  return view.counters.includes(cell) ? `IN-C1 ${below}` : below;
}

const rulesOfGround = (view: Pick<View, 'options'>, cell: Cell): string => {
  const symbol = symbolAt(view, cell);
  return symbol === null ? 'IN-C3' : SYMBOL_RULES[symbol];
};

const rulesOfTile = (floor: Floor, cell: Cell): string =>
  floor.snakes[cell] === 1 ? 'IN-11 IN-8 IN-9 IN-7 IN-C4' : 'IN-8 IN-9 IN-7 IN-C4';

/** What explains an end of a picked tile. */
export const END_RULES = { slide: 'IN-8', turn: 'IN-9' } as const;
export const BLOCKED_RULES = 'IN-9 IN-10';

const STEP_RULES: Readonly<Record<Exclude<Step['ask'], 'sure'>, string>> = {
  start: 'IN-1',
  lay: 'IN-2',
  tile: 'IN-6',
  end: 'IN-6',
  go: 'IN-11',
  statue: 'IN-13',
  passage: 'IN-14',
  walk: 'IN-16',
  block: 'IN-17',
  noBlocker: 'IN-17',
  endTurn: 'IN-17',
};

/** What explains a button of the action bar. */
export function rulesOfStep(step: Step, [first]: readonly Step[]): string {
  const { ask } = step.ask === 'sure' && first !== undefined ? first : step;
  return STEP_RULES[ask === 'sure' ? 'tile' : ask];
}
