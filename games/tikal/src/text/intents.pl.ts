import { type GameText, isYou, pointsPl } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { COSTS } from '../vocabulary.ts';
import {
  FIGURE_PL,
  fromCampPl,
  fromHexPl,
  markedTilePl,
  rotationPl,
  TREASURE_PL,
  toCampPl,
  toHexPl,
} from './names.pl.ts';

const priceOf = (action: keyof typeof COSTS): string => pointsPl(COSTS[action]);

/** What crossing an edge costs is not in the intent: the board and the position tell it. */
export const intentsPl: GameText<TikalShape>['intent'] = {
  bid: ({ points }) => `Daję ${pointsPl(points)}`,
  passBid: () => 'Pasuję',
  chooseTile: ({ tile }) => `Biorę ${markedTilePl(tile, 'taken')}`,
  placeTile: ({ hex, rotation }) => `Kładę kafel na ${labelOf(hex)}, ${rotationPl(rotation)}`,
  bringFigure: ({ figure, to }) => `Sprowadzam ${FIGURE_PL[figure].taken} ${toCampPl(to)} (${priceOf('bringFigure')})`,
  changeCamp: ({ figure, from, to }) =>
    `Wysyłam ${FIGURE_PL[figure].taken} ${fromCampPl(from)} ${toCampPl(to)} (${priceOf('changeCamp')})`,
  walk: ({ figure, from, to }) => `Prowadzę ${FIGURE_PL[figure].taken} ${fromHexPl(from)} ${toHexPl(to)}`,
  excavate: ({ figure, hex }) => `Kopię na ${labelOf(hex)}: ${FIGURE_PL[figure].name} (${priceOf('excavate')})`,
  huntTreasure: ({ figure, hex }) =>
    `Przeszukuję ruiny na ${labelOf(hex)}: ${FIGURE_PL[figure].name} (${priceOf('huntTreasure')})`,
  exchangeTreasure: ({ give, take, from }, who) =>
    `Wymieniam ${TREASURE_PL[give].taken} na ${TREASURE_PL[take].taken} (${
      isYou(who, from) ? '' : `${who(from)}; `
    }${priceOf('exchangeTreasure')})`,
  pitchCamp: ({ hex }) => `Rozbijam obóz na ${labelOf(hex)} (${priceOf('pitchCamp')})`,
  placeGuard: ({ hex }) => `Stawiam strażnika na ${labelOf(hex)} (${priceOf('placeGuard')})`,
  endTurn: () => 'Kończę turę',
};
