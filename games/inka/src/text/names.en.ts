import { countEn, listEn, numberEn, possessiveEn, type Who } from '@quri/words';
import { type Floor, tileAt } from '../answers/floor.ts';
import { cellsOf, cornerSide, faceOf, snakesOf, wallsOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf, printedBoard } from '../answers/map.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import type { Cell, CellSymbol, MovedTile, Obstacle, Occupant, Pose, Tile } from '../vocabulary.ts';
import { statuesOn, tileMark } from './view-facts.ts';

const SYMBOL_EN: Readonly<Record<CellSymbol, string>> = {
  start: 'exit',
  passage: 'secret passage',
  diamond: 'diamond',
  snake: 'snake',
};

export const statuesEn = (n: number): string => (n === 0 ? 'no statues' : countEn(n, 'statue', 'statues'));
export const turnsEn = (n: number): string => countEn(n, 'turn', 'turns');

/** c4, c5 and d2 */
export const cellsEn = (cells: readonly Cell[]): string => listEn(cells.map(labelOf));

/** The cell of the first half first: c4–c5 */
export const poseEn = (pose: Pose): string => cellsOf(pose).map(labelOf).join('–');

/** tile F, golden tile 2 */
export const tileNameEn = (tile: Tile): string => `${isTarget(tile) ? 'golden tile' : 'tile'} ${tileMark(tile)}`;

/** the tile on c4–c5, the golden tile on e8–e9 */
export const tileAtEn = (tile: Tile, pose: Pose): string =>
  `the ${isTarget(tile) ? 'golden tile' : 'tile'} on ${poseEn(pose)}`;

/** What is on a face: a plain tile, a tile with two walls and a snake */
export function faceEn(walls: number, snakes: number): string {
  const parts = [
    ...(walls === 0 ? [] : [walls === 1 ? 'a wall' : `${numberEn(walls)} walls`]),
    ...(snakes === 0 ? [] : [snakes === 1 ? 'a snake' : 'two snakes']),
  ];
  return parts.length === 0 ? 'a plain tile' : `a tile with ${listEn(parts)}`;
}

/** The tile that was drawn and is to be laid. */
export const drawnTileEn = (view: Pick<View, 'options'>, tile: Tile): string => {
  const face = faceOf(view, tile);
  return face === null ? 'a golden tile' : faceEn(face.walls.length, face.snakes.filter(Boolean).length);
};

/** What is on a tile that lies on the board: walls between c4 and c3, c4 and b6; snake on c5 */
export function laidFaceEn(view: View, tile: Tile): string {
  const walls = wallsOf(view, tile).map(
    ({ cell, beyond }) => `${labelOf(cell)} and ${beyond === null ? 'the edge of the board' : labelOf(beyond)}`,
  );
  const snakes = snakesOf(view, tile);
  const parts = [
    ...(walls.length === 0 ? [] : [`${walls.length === 1 ? 'wall' : 'walls'} between ${walls.join(', ')}`]),
    ...(snakes.length === 0 ? [] : [`${snakes.length === 1 ? 'snake' : 'snakes'} on ${cellsEn(snakes)}`]),
  ];
  return parts.length === 0 ? 'plain' : parts.join('; ');
}

const stepsEn = (n: number): string => countEn(n, 'step', 'steps');
/** 120° clockwise */
const angleEn = (n: number, clockwise: boolean): string =>
  `${n * 60}° ${clockwise ? 'clockwise' : 'counter-clockwise'}`;

/** As on a button: Slide the tile on c4–c5 by 2 steps to c8–c9; Turn the tile on c4–c5 round its left corner by 120° … */
export function tileMoveEn({ tile, from, to }: MovedTile, motion: TileMotion): string {
  const what = tileAtEn(tile, from);
  return motion.kind === 'slide'
    ? `Slide ${what} by ${stepsEn(motion.steps)} to ${poseEn(to)}`
    : `Turn ${what} round its ${cornerSide(from, motion.round)} corner by ${angleEn(motion.steps, motion.clockwise)} to ${poseEn(to)}`;
}

/** your blocker, Jan’s counter */
export const occupantEn = ({ kind, seat }: Occupant, who: Who): string => `${possessiveEn(seat, who)} ${kind}`;

/** What stops a tile: the tile on c5, Jan’s counter on c5, the edge of the board */
export function obstacleEn(obstacle: Obstacle, who: Who): string {
  if (obstacle.kind === 'edge') return 'the edge of the board';
  const on = `on ${labelOf(obstacle.cell)}`;
  if (obstacle.kind === 'tile') return `${isTarget(obstacle.tile) ? 'the golden tile' : 'the tile'} ${on}`;
  return `${occupantEn(obstacle, who)} ${on}`;
}

/** A cell and all that is there: c4: hole; c5: tile with a snake, Jan’s counter */
export function cellEn(view: View, floor: Floor, cell: Cell, who: Who): string {
  const there = view.counters.flatMap((at, seat) => (at === cell ? [`${possessiveEn(seat, who)} counter`] : []));
  const blocked = view.blockers.flatMap((at, seat) => (at === cell ? [`${possessiveEn(seat, who)} blocker`] : []));
  return `${labelOf(cell)}: ${[groundEn(view, floor, cell, who), ...there, ...blocked].join(', ')}`;
}

function groundEn(view: View, floor: Floor, cell: Cell, who: Who): string {
  const tile = tileAt(floor, cell);
  if (tile !== null && isTarget(tile)) {
    const owners = statuesOn(view, tile).map((seat) => `${possessiveEn(seat, who)} statue`);
    return ['golden tile', ...owners].join(', ');
  }
  if (tile !== null) return floor.snakes[cell] === 1 ? 'tile with a snake' : 'tile';
  return printedEn(view, cell);
}

/** What the board shows on a cell that no tile covers. */
export function printedEn(view: View, cell: Cell): string {
  const { symbols, ground } = printedBoard(view);
  const symbol = symbols[cell];
  return symbol ? SYMBOL_EN[symbol] : ground[cell] ? 'ground' : 'hole';
}
