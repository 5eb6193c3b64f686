import { cellNamed, poseNamed } from '../answers/named-cells.ts';
import type { Intent, Tile } from '../vocabulary.ts';

// Intents with cells as people name them.

export const startOn = (cell: string): Intent => ({ type: 'pickStart', cell: cellNamed(cell) });
export const layOn = (pose: string): Intent => ({ type: 'layTile', pose: poseNamed(pose) });
export const moveTo = (tile: Tile, pose: string): Intent => ({ type: 'moveTile', tile, to: poseNamed(pose) });
export const walkTo = (cell: string): Intent => ({ type: 'walk', to: cellNamed(cell) });
export const passageTo = (cell: string): Intent => ({ type: 'takePassage', to: cellNamed(cell) });
export const START_WALKING: Intent = { type: 'startWalking' };
export const TAKE_STATUE: Intent = { type: 'takeStatue' };

/** The end of a turn, with the blocker on a cell or without. */
export const endWith = (blocker: string | null): readonly Intent[] => [
  { type: 'stopWalking' },
  { type: 'endTurn', blocker: blocker === null ? null : cellNamed(blocker) },
];
