import { type Point, type Rect, rectAround } from '@quri/board-kit';
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
export const boxAround = (hexes: readonly Hex[]): Rect =>
  hexes.length === 0 ? { x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height } : rectAround(hexes.map(boxOf), MARGIN);
