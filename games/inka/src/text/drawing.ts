import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { HEXAGON, printedBoard } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import type { Cell, CellSymbol } from '../vocabulary.ts';
import { tileMark } from './view-facts.ts';

/** Counters and, hollow, blockers by seat: the shapes that seats have everywhere. */
export const COUNTER_MARKS = ['●', '▲', '■', '◆'];
export const BLOCKER_MARKS = ['○', '△', '□', '◇'];

export const SYMBOL_MARKS: Readonly<Record<CellSymbol, string>> = {
  start: '>',
  passage: 'o',
  diamond: '*',
  snake: '~',
};

const CELL_WIDTH = 3;

/**
 * The board for a terminal, a line for each row and at most 60 columns wide: the letter of a tile, or what is printed;
 * behind it a counter, a blocker or the snake of a tile. Cells above each other are neighbours where the upper one
 * points up.
 */
export function drawingOf(view: View): readonly string[] {
  const floor = floorOf(view);
  const widest = Math.max(...HEXAGON.rows.map((row) => row.length));
  return HEXAGON.rows.map((row, i) => {
    const indent = ' '.repeat(((widest - row.length) / 2) * CELL_WIDTH);
    const cells = row.map((cell) => `${floorMark(view, floor, cell)}${onTopMark(view, floor, cell)} `).join('');
    return `${'abcdefghij'.charAt(i)} ${indent}${cells}`.trimEnd();
  });
}

function floorMark(view: View, floor: Floor, cell: Cell): string {
  const tile = tileAt(floor, cell);
  if (tile !== null) return tileMark(tile);
  const { symbols, ground } = printedBoard(view);
  const symbol = symbols[cell];
  return symbol ? SYMBOL_MARKS[symbol] : ground[cell] ? '#' : '.';
}

function onTopMark({ counters, blockers }: View, floor: Floor, cell: Cell): string {
  const [counter, blocker] = [counters.indexOf(cell), blockers.indexOf(cell)];
  if (counter >= 0) return COUNTER_MARKS[counter] ?? ' ';
  if (blocker >= 0) return BLOCKER_MARKS[blocker] ?? ' ';
  return tileAt(floor, cell) !== null && floor.snakes[cell] === 1 ? '~' : ' ';
}
