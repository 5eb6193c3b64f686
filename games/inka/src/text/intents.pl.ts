import { actionPointsPl, type GameText } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import { posePl, tileMovePl, tileNamePl } from './names.pl.ts';
import { tileMoveIn, walkCostIn } from './view-facts.ts';

/** How a tile gets to its place and what a walk costs is not in the intent: the view tells it, where there is one. */
export const intentsPl: GameText<InkaShape>['intent'] = {
  pickStart: ({ cell }) => `Startuję z ${labelOf(cell)}`,
  layTile: ({ pose }) => `Kładę płytę na ${posePl(pose)}`,
  moveTile: ({ tile, to }, _who, view) => {
    const moved = view === null ? null : tileMoveIn(view, tile, to);
    return moved === null
      ? `Przestawiam ${tileNamePl(tile, 'taken')} na ${posePl(to)}`
      : tileMovePl(moved, moved.motion);
  },
  startWalking: () => 'Ruszam w drogę',
  walk: ({ to }, _who, view) => {
    const cost = view === null ? 0 : walkCostIn(view, to);
    return `Idę na ${labelOf(to)}${cost === 0 ? '' : ` (${actionPointsPl(cost)})`}`;
  },
  takeStatue: () => 'Biorę swój posążek (1 punkt akcji)',
  takePassage: ({ to }) => `Idę tajnym przejściem na ${labelOf(to)} (1 punkt akcji)`,
  stopWalking: () => 'Kończę drogę',
  endTurn: ({ blocker }) =>
    blocker === null ? 'Kończę turę bez blokady' : `Blokuję ${labelOf(blocker)} i kończę turę`,
};
