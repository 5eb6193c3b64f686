import {
  actionPointsEn,
  capital,
  labelEn,
  listEn,
  possessiveEn,
  subjectEn,
  type Translation,
  type Who,
} from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Cell, Tile } from '../vocabulary.ts';
import { cellsEn, laidFaceEn, printedEn, tileNameEn, turnsEn } from './names.en.ts';
import { headlineOf, positionOf } from './position.ts';

const words = {
  label: labelEn,
  list: listEn,
  cells: cellsEn,
  printed: printedEn,
  laidFace: laidFaceEn,
  tileName: tileNameEn,
  none: 'none',
  finished: (turns: number) => `Finished after ${turnsEn(turns)}.`,
  settingUp: 'Setting up: the starts.',
  laying: (tile: number, all: number) => `Setting up: tile ${tile} of ${all}.`,
  turn: (turn: number) => `Turn ${turn}`,
  stalling: (turns: number, most: number) => `no statue for ${turnsEn(turns)}, and after ${most} the game ends`,
  pickingStart: 'to pick a start',
  movingTiles: (points: number) => `moving tiles, ${actionPointsEn(points)} left`,
  walking: (points: number) => `walking, ${actionPointsEn(points)} left`,
  blocking: 'to place the blocker',
  lays: (seat: number, tile: Tile, who: Who) => `${subjectEn([seat], who, 'lays', 'lay')} ${tileNameEn(tile)}`,
  outerWalls: (edges: readonly string[]) =>
    edges.length === 1 ? `a wall on edge ${edges[0]}` : `walls on edges ${listEn(edges)}`,
  innerWall: 'a wall between the halves',
  snakeOn: (half: number) => `a snake on the ${half === 0 ? 'first' : 'second'} half`,
  plain: 'plain',
  halves:
    'The first cell of a place takes the first half. Edges 1 and 2 meet at its tip, 3 and 4 at the tip of the second half, counter-clockwise.',
  statuesTaken: (taken: number, all: number) => `${taken} of ${all} statues`,
  noCounter: 'counter not on the board yet',
  counterOn: (place: string) => `counter on ${place}`,
  blockerOn: (place: string) => `blocker on ${place}`,
  tileOn: (tile: Tile, cells: string) => `${capital(tileNameEn(tile))} on ${cells}`,
  statueOf: (seat: number, who: Who) => `${possessiveEn(seat, who)} statue`,
  noStatues: 'no statues left',
  /** By symbol, where no tile covers it. */
  open: {
    start: 'Open exits',
    passage: 'Open secret passages',
    diamond: 'Open diamonds',
    snake: 'Open snakes on the ground',
  },
  openGround: 'Other ground that no tile covers',
  canWalk: (seat: number, who: Who) => `${subjectEn([seat], who, 'can', 'can')} walk`,
  cannotWalk: (seat: number, who: Who) => `${subjectEn([seat], who, 'cannot', 'cannot')} walk anywhere.`,
  wayTo: (cells: readonly Cell[], cost: number) =>
    `to ${cellsEn(cells)} for ${cost === 0 ? 'free' : actionPointsEn(cost)}`,
};

/** What another language has to say of a position. */
export type PositionWords = Translation<typeof words>;

export const positionEn = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlineEn = (view: View): string => headlineOf(view, words);
