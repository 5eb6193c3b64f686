import { actionPointsPl, doesPl, type GameText, isYou, listPl, pluralPl, pointsPl } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { isVolcano } from '../answers/terrain.ts';
import type { TikalShape } from '../shape.ts';
import { ACTION_POINTS } from '../vocabulary.ts';
import {
  FIGURE_PL,
  figuresPl,
  fromCampPl,
  fromHexPl,
  markedTilePl,
  TREASURE_PL,
  takenTilePl,
  terrainPl,
  toCampPl,
  toHexPl,
} from './names.pl.ts';
import { countedPointsPl, endedPl } from './result.pl.ts';
import { summaryPl } from './summary.pl.ts';

/** In the present tense, names in the nominative, so that nothing declines them. */
export const logPl: GameText<TikalShape>['seen'] = {
  tileDrawn: ({ seat, tile }, who) =>
    `${doesPl(seat, who, 'dobiera', 'dobierasz')} ${takenTilePl(tile)}${isVolcano(tile) ? '!' : '.'}`,

  tilesDisplayed: ({ tiles }) => `Do wyboru: ${listPl(tiles.map((tile) => markedTilePl(tile)))}.`,

  auctionOpened: ({ seat }, who) => `Licytację ${isYou(who, seat) ? 'zaczynasz ty' : `zaczyna ${who(seat)}`}.`,

  bidMade: ({ seat, points }, who) => `${doesPl(seat, who, 'daje', 'dajesz')} ${pointsPl(points)}.`,

  bidPassed: ({ seat }, who) => `${doesPl(seat, who, 'pasuje', 'pasujesz')}.`,

  auctionWon: ({ seat, paid }, who) =>
    paid === 0
      ? `${doesPl(seat, who, 'gra', 'grasz')} za darmo.`
      : `${doesPl(seat, who, 'płaci', 'płacisz')} ${pointsPl(paid)} i teraz ${isYou(who, seat) ? 'grasz' : 'gra'}.`,

  tileChosen: ({ seat, tile, free }, who) =>
    free
      ? `${doesPl(seat, who, 'dostaje', 'dostajesz')} za darmo ostatni kafel: ${terrainPl(tile)}.`
      : `${doesPl(seat, who, 'wybiera', 'wybierasz')} ${takenTilePl(tile)}.`,

  tilePlaced: ({ seat, tile, hex }, who) =>
    isVolcano(tile)
      ? `${doesPl(seat, who, 'kładzie', 'kładziesz')} wulkan na ${labelOf(hex)}.`
      : `${doesPl(seat, who, 'odkrywa', 'odkrywasz')} ${labelOf(hex)}: ${terrainPl(tile)}.`,

  tileSetAside: ({ tile }) => `Nie ma miejsca na ${takenTilePl(tile)}: kafel odpada z gry.`,

  figureBrought: ({ seat, figure, to }, who) =>
    `${doesPl(seat, who, 'sprowadza', 'sprowadzasz')} ${FIGURE_PL[figure].taken} ${toCampPl(to)}.`,

  campChanged: ({ seat, figure, from, to }, who) =>
    `${doesPl(seat, who, 'wysyła', 'wysyłasz')} ${FIGURE_PL[figure].taken} ${fromCampPl(from)} ${toCampPl(to)}.`,

  figureWalked: ({ seat, figure, from, to, cost }, who) =>
    `${doesPl(seat, who, 'prowadzi', 'prowadzisz')} ${FIGURE_PL[figure].taken} ${fromHexPl(from)} ${toHexPl(to)} za ${actionPointsPl(cost)}.`,

  templeExcavated: ({ seat, figure, hex, level }, who) =>
    `${doesPl(seat, who, 'kopie', 'kopiesz')} na ${labelOf(hex)} (${FIGURE_PL[figure].name}): świątynia jest teraz warta ${level}.`,

  treasureHunted: ({ seat, figure, hex }, who) =>
    `${doesPl(seat, who, 'przeszukuje', 'przeszukujesz')} ruiny na ${labelOf(hex)} (${FIGURE_PL[figure].name}).`,

  treasureFound: ({ seat, hex, treasure }, who) =>
    `${doesPl(seat, who, 'znajduje', 'znajdujesz')} na ${labelOf(hex)} ${TREASURE_PL[treasure].taken}.`,

  treasureExchanged: ({ seat, give, take, from }, who) =>
    isYou(who, from)
      ? `${who(seat)} zabiera ci ${TREASURE_PL[take].taken} i daje ${TREASURE_PL[give].taken}.`
      : `${doesPl(seat, who, 'wymienia', 'wymieniasz')} ${TREASURE_PL[give].taken} na ${TREASURE_PL[take].taken} (${who(from)}).`,

  campPitched: ({ seat, hex }, who) => `${doesPl(seat, who, 'rozbija', 'rozbijasz')} obóz na ${labelOf(hex)}.`,

  guardPlaced: ({ seat, hex, value, explorers, leader }, who) => {
    const guards = `${doesPl(seat, who, 'stawia', 'stawiasz')} strażnika na ${labelOf(hex)}: świątynia zostaje przy wartości ${value} i nikt inny już za nią nie punktuje.`;
    // The verb before a list goes with its first: odchodzi kierownik i 2 odkrywców.
    return explorers === 0 && !leader ? guards : `${guards} Z gry odchodzi ${figuresPl(explorers, leader)}.`;
  },

  turnEnded: ({ seat, unused, summary }, who) => {
    // What is scored is the next line.
    const whole = summaryPl({ ...summary, scored: null }, who);
    const line = `W skrócie: ${isYou(who, seat) ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole}`;
    return unused === 0
      ? line
      : `${line} ${pluralPl(unused, 'Przepada', 'Przepadają', 'Przepada')} ${actionPointsPl(unused)}.`;
  },

  scoringBegun: ({ cause, order }, who) => {
    const names = listPl(order.map((seat) => (isYou(who, seat) ? 'ty' : who(seat))));
    const play = order.some((seat) => isYou(who, seat)) ? 'Gracie' : 'Grają';
    const begun =
      cause === 'volcano'
        ? 'Wulkan się budzi: każdy ma dodatkową turę i punktuje.'
        : 'Dżungla jest odkryta: każdy ma ostatnią turę i punktuje.';
    return `${begun} ${play} w kolejności: ${names}.`;
  },

  bonusTurnBegun: ({ seat }, who) =>
    `${doesPl(seat, who, 'zaczyna', 'zaczynasz')} dodatkową turę: ${actionPointsPl(ACTION_POINTS)}, potem punktacja.`,

  scored: ({ seat, count, points }, who) =>
    count.total === 0
      ? `${doesPl(seat, who, 'nie zdobywa', 'nie zdobywasz')} punktów; razem ${points}.`
      : `${doesPl(seat, who, 'zdobywa', 'zdobywasz')} ${countedPointsPl(count)}; razem ${points}.`,

  scoringEnded: ({ cause }) =>
    cause === 'volcano' ? 'Punktacja skończona, teraz wulkan trafia na planszę.' : 'Ostatnia punktacja skończona.',

  gameEnded: (final, who) => endedPl(final, who),
};
