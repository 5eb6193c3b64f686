import { KIT_WORDS } from '@quri/board-kit';
import { actionPointsEn, type Who } from '@quri/words';
import { type Floor, tileAt } from '../answers/floor.ts';
import { isTarget, labelOf } from '../answers/map.ts';
import { cellEn, drawnTileEn, laidFaceEn, obstacleEn, statuesEn, tileMoveEn } from '../text/names.en.ts';
import type { View } from '../view/shapes.ts';
import type { Cell, Obstacle } from '../vocabulary.ts';

/** The few words the board itself needs, many of them for screen readers. */
export const en = {
  ...KIT_WORDS.en,
  map: 'Temple floor',
  players: 'Treasure seekers',
  nothingChanged: 'Nobody has played since your last turn.',
  picked: 'chosen',
  ghost: 'trial position',
  stages: 'Parts of a turn',
  stage: { movingTiles: 'Tiles', walking: 'Walk', blocking: 'Blocker' },
  rotate: 'Rotate',
  layHere: 'Lay it here',
  startHere: 'Start here',
  blockHere: 'Block this cell',
  noBlocker: 'No blocker',
  takeStatue: 'Take your statue',
  startWalking: 'Start walking',
  endTurn: 'End turn…',
  nextEnd: 'Next place',
  endBefore: 'Place before',
  /** What can be done where no button does it. */
  hints: {
    lay: 'Tap a cell, or two side by side. Tap the tile to turn it.',
    tiles: 'Drag a tile or tap it. Footprints show where you can walk.',
    ends: 'Drag the tile, or choose where it goes.',
    noEnds: 'This tile is stuck.',
    walk: 'Tap a cell with footprints.',
    walked: 'To walk elsewhere, take the walk back.',
    diamond: 'On a diamond: drag or tap a golden tile, or walk on.',
    block: 'Tap a cell to block it.',
  },
  statues: (taken: number) => statuesEn(taken),
  blockerAt: (cell: Cell | null) => (cell === null ? 'blocker at hand' : `blocker on ${labelOf(cell)}`),
  toCome: (count: number) => (count === 0 ? 'The last tile' : `${count} still to come`),
  face: drawnTileEn,
  /** What a cell is and who is there. */
  cell: (view: View, floor: Floor, cell: Cell, who: Who) => {
    const tile = tileAt(floor, cell);
    const there = cellEn(view, floor, cell, who);
    return tile === null || isTarget(tile) ? there : `${there}; ${laidFaceEn(view, tile)}`;
  },
  reached: (cost: number) => (cost === 0 ? 'you can walk here' : `you can get here for ${actionPointsEn(cost)}`),
  tileMove: tileMoveEn,
  stopped: (move: string, obstacle: Obstacle, who: Who) => `${move}: stopped by ${obstacleEn(obstacle, who)}`,
  /** On a button: short. */
  slide: (steps: number) => (steps === 1 ? 'Slide 1 step' : `Slide ${steps} steps`),
  swing: (degrees: number) => `Turn by ${degrees}°`,
  goTo: (cell: Cell) => `Walk to ${labelOf(cell)}`,
  passageTo: (cell: Cell) => `Passage to ${labelOf(cell)}`,
  cellName: labelOf,
  left: (left: number) => `leaves ${left}`,
};
