import type { View } from '../view/shapes.ts';
import type { Cell } from '../vocabulary.ts';
import { type Floor, isCovered } from './floor.ts';
import { printedBoard, symbolAt } from './map.ts';
import { occupantAt } from './occupants.ts';

type BoardView = Pick<View, 'options' | 'counters' | 'blockers'>;

/** Is the symbol of a cell in use, with no tile over it? */
export const isOpenSymbol = (
  view: Pick<View, 'options'>,
  floor: Floor,
  symbol: 'passage' | 'diamond' | 'start',
  cell: Cell | null | undefined,
): boolean => cell !== null && cell !== undefined && symbolAt(view, cell) === symbol && !isCovered(floor, cell);

/** IN-14: where the passage on a cell leads; nowhere if there is none. */
export function passagesFrom(view: BoardView, floor: Floor, from: Cell | null | undefined): readonly Cell[] {
  if (!isOpenSymbol(view, floor, 'passage', from)) return [];
  return printedBoard(view).passages.filter(
    (to) => to !== from && !isCovered(floor, to) && occupantAt(view, to) === null,
  );
}
