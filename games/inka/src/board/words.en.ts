import { KIT_WORDS } from '@quri/board-kit';
import { tileAt } from '../answers/floor.ts';
import { faceOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf } from '../answers/map.ts';
import { actionPointsEn, cellEn, faceEn, laidFaceEn, obstacleEn, statuesEn, tileMoveEn } from '../text/names.en.ts';
import type { BoardWords } from './words.ts';

export const en: BoardWords = {
  ...KIT_WORDS.en,
  map: 'Temple floor',
  players: 'Treasure seekers',
  actions: 'What you can do',
  back: 'Back',
  zoomIn: 'Closer',
  zoomReset: 'The whole board',
  whatChanged: 'What changed',
  nothingChanged: 'Nobody has played since your last turn.',
  toPlay: 'to play',
  picked: 'chosen',
  ghost: 'trial position',
  pointsLeft: 'Action points',
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
  keys: [
    { key: 'Tab Enter', does: 'chooses a tile, a cell, an end or an answer' },
    { key: 'Arrows', does: 'goes from cell to cell, or from end to end round a tile' },
    { key: 'R', does: 'turns the tile that is to be laid' },
    { key: 'Esc', does: 'goes back one step' },
    { key: 'W', does: 'starts to walk' },
    { key: 'C', does: 'shows what changed since your last turn' },
    { key: '+ − 0', does: 'closer, farther, the whole board' },
  ],
  statues: (taken) => statuesEn(taken),
  blockerAt: (cell) => (cell === null ? 'blocker at hand' : `blocker on ${labelOf(cell)}`),
  toCome: (count) => (count === 0 ? 'The last tile' : `${count} still to come`),
  face: (view, tile) => {
    const face = faceOf(view, tile);
    return face === null ? '' : faceEn(face.walls.length, face.snakes.filter(Boolean).length);
  },
  cell: (view, floor, cell, who) => {
    const tile = tileAt(floor, cell);
    const there = cellEn(view, floor, cell, who);
    return tile === null || isTarget(tile) ? there : `${there}; ${laidFaceEn(view, tile)}`;
  },
  reached: (cost) => (cost === 0 ? 'you can walk here' : `you can get here for ${actionPointsEn(cost)}`),
  tileMove: tileMoveEn,
  stopped: (move, obstacle, who) => `${move}: stopped by ${obstacleEn(obstacle, who)}`,
  slide: (steps) => (steps === 1 ? 'Slide 1 step' : `Slide ${steps} steps`),
  swing: (degrees) => `Turn by ${degrees}°`,
  goTo: (cell) => `Walk to ${labelOf(cell)}`,
  passageTo: (cell) => `Passage to ${labelOf(cell)}`,
  cellName: labelOf,
  cost: (cost, left) => `costs ${cost}, leaves ${left}`,
  left: (left) => `leaves ${left}`,
};
