import { isPose } from '@quri/triangle-lattice';
import { type Board, boardOf, HEXAGON } from '../components.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, type CellSymbol, type Pose, STEPPING_TILES, TARGET_TILES, type Tile } from '../vocabulary.ts';

export { HEXAGON } from '../components.ts';

export const CELLS = HEXAGON.triangles.length;

const ROW_LETTERS = 'abcdefghij';

/** A cell as people name it: the row as a letter from the top, the place in the row from 1. */
export function labelOf(cell: Cell): string {
  const row = HEXAGON.rows.findIndex((cells) => cells.includes(cell));
  return `${ROW_LETTERS.charAt(row)}${cell - (HEXAGON.rows[row]?.[0] ?? 0) + 1}`;
}

export const isTarget = (tile: Tile): boolean => tile >= STEPPING_TILES;

export const STEPPING: readonly Tile[] = Array.from({ length: STEPPING_TILES }, (_, tile) => tile);
export const TARGETS: readonly Tile[] = Array.from({ length: TARGET_TILES }, (_, i) => STEPPING_TILES + i);

export const isPoseOfBoard = (value: unknown): value is Pose => typeof value === 'number' && isPose(HEXAGON, value);

/** IN-C3, IN-C4: what is printed on the board and on the tiles of this table. */
export const printedBoard = ({ options }: Pick<View, 'options'>): Board => boardOf(options);

export const symbolAt = (view: Pick<View, 'options'>, cell: Cell): CellSymbol | null =>
  printedBoard(view).symbols[cell] ?? null;
