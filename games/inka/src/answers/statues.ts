import { at, type Seat } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { STATUES, type Tile } from '../vocabulary.ts';
import { type Floor, tileAt } from './floor.ts';
import { isTarget } from './map.ts';
import { isOpenSymbol } from './passages.ts';

export const statuesTaken = ({ statues }: Pick<View, 'statues'>, seat: number): number =>
  STATUES - at(statues, seat).length;

/** IN-13: the target tile that a seat's counter stands on. */
export function targetUnder({ counters }: Pick<View, 'counters'>, floor: Floor, seat: Seat): Tile | null {
  const cell = counters[seat];
  const tile = cell === null || cell === undefined ? null : tileAt(floor, cell);
  return tile !== null && isTarget(tile) ? tile : null;
}

/** IN-18: does this seat stand on an exit with all its statues? */
export const hasEscaped = (view: Pick<View, 'options' | 'statues' | 'counters'>, floor: Floor, seat: Seat): boolean =>
  at(view.statues, seat).length === 0 && isOpenSymbol(view, floor, 'start', view.counters[seat]);
