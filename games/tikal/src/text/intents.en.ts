import { type GameText, pointsEn, possessiveEn } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { COSTS } from '../vocabulary.ts';
import { campEn, figureEn, hexEn, markedTileEn, rotationEn, TREASURE_EN } from './names.en.ts';

/** (2 points) */
const cost = (action: keyof typeof COSTS): string => `(${pointsEn(COSTS[action])})`;

/** What crossing an edge costs is not in the intent: the board and the position tell it. */
export const intentsEn: GameText<TikalShape>['intent'] = {
  bid: ({ points }) => `Bid ${pointsEn(points)}`,
  passBid: () => 'Pass',
  chooseTile: ({ tile }) => `Take the ${markedTileEn(tile)}`,
  placeTile: ({ hex, rotation }) => `Place the tile on ${labelOf(hex)}, ${rotationEn(rotation)}`,
  bringFigure: ({ figure, to }) => `Bring ${figureEn(figure)} to ${campEn(to)} ${cost('bringFigure')}`,
  changeCamp: ({ figure, from, to }) =>
    `Send ${figureEn(figure)} from ${campEn(from)} to ${campEn(to)} ${cost('changeCamp')}`,
  walk: ({ figure, from, to }) => `Walk ${figureEn(figure)} from ${hexEn(from)} to ${hexEn(to)}`,
  excavate: ({ figure, hex }) => `Dig on ${labelOf(hex)} with ${figureEn(figure)} ${cost('excavate')}`,
  huntTreasure: ({ figure, hex }) =>
    `Search the ruins on ${labelOf(hex)} with ${figureEn(figure)} ${cost('huntTreasure')}`,
  exchangeTreasure: ({ give, take, from }, who) =>
    `Swap your ${TREASURE_EN[give].name} for ${possessiveEn(from, who)} ${TREASURE_EN[take].name} ${cost('exchangeTreasure')}`,
  pitchCamp: ({ hex }) => `Pitch a camp on ${labelOf(hex)} ${cost('pitchCamp')}`,
  placeGuard: ({ hex }) => `Put a guard on ${labelOf(hex)} ${cost('placeGuard')}`,
  endTurn: () => 'End the turn',
};
