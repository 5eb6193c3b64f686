import { actionPointsEn, type GameText } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import { poseEn, tileMoveEn, tileNameEn } from './names.en.ts';
import { tileMoveIn, walkCostIn } from './view-facts.ts';

/** How a tile gets to its place and what a walk costs is not in the intent: the view tells it, where there is one. */
export const intentsEn: GameText<InkaShape>['intent'] = {
  pickStart: ({ cell }) => `Start on ${labelOf(cell)}`,
  layTile: ({ pose }) => `Lay the tile on ${poseEn(pose)}`,
  moveTile: ({ tile, to }, _who, view) => {
    const moved = view === null ? null : tileMoveIn(view, tile, to);
    return moved === null ? `Move ${tileNameEn(tile)} to ${poseEn(to)}` : tileMoveEn(moved, moved.motion);
  },
  startWalking: () => 'Start walking',
  walk: ({ to }, _who, view) => {
    const cost = view === null ? 0 : walkCostIn(view, to);
    return `Walk to ${labelOf(to)}${cost === 0 ? '' : ` (${actionPointsEn(cost)})`}`;
  },
  takeStatue: () => 'Take your statue (1 action point)',
  takePassage: ({ to }) => `Take the secret passage to ${labelOf(to)} (1 action point)`,
  stopWalking: () => 'Stop walking',
  endTurn: ({ blocker }) =>
    blocker === null ? 'End the turn without the blocker' : `Block ${labelOf(blocker)} and end the turn`,
};
