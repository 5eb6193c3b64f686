import type { Point, Rect } from '@quri/board-kit';
import { columnOf, rowOf } from '../../answers/map.ts';
import { COLUMNS, type Hex, ROWS } from '../../vocabulary.ts';

/** Hexes are drawn with a circumradius of 100: the map is measured in these units, and zoomed. */
export const RADIUS = 100;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
/** Room for outlines around the map. */
const MARGIN = 10;

/** TK-C2: flat-top hexes, odd columns half a hex lower. */
export const MAP_SIZE = {
  width: RADIUS * (1.5 * (COLUMNS - 1) + 2) + 2 * MARGIN,
  height: HALF_HEIGHT * (2 * ROWS + 1) + 2 * MARGIN,
};

export const centreOf = (hex: Hex): Point => ({
  x: MARGIN + RADIUS * (1 + 1.5 * columnOf(hex)),
  y: MARGIN + HALF_HEIGHT * (1 + 2 * rowOf(hex) + (columnOf(hex) % 2)),
});

export const boxOf = (hex: Hex): Rect => {
  const { x, y } = centreOf(hex);
  return { x: x - RADIUS, y: y - HALF_HEIGHT, w: 2 * RADIUS, h: 2 * HALF_HEIGHT };
};

/** The smallest rectangle around some hexes; the whole map for none. */
export function boxAround(hexes: readonly Hex[]): Rect {
  const boxes = hexes.map(boxOf);
  if (boxes.length === 0) return { x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height };
  const x = Math.min(...boxes.map((one) => one.x)) - MARGIN;
  const y = Math.min(...boxes.map((one) => one.y)) - MARGIN;
  return {
    x,
    y,
    w: Math.max(...boxes.map((one) => one.x + one.w)) + MARGIN - x,
    h: Math.max(...boxes.map((one) => one.y + one.h)) + MARGIN - y,
  };
}
