import { actionPointsEn, capital, type GameText, isYou, listEn, pointsEn, possessiveEn, subjectEn } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { isVolcano } from '../answers/terrain.ts';
import type { TikalShape } from '../shape.ts';
import { ACTION_POINTS } from '../vocabulary.ts';
import { campEn, figureEn, figuresEn, hexEn, markedTileEn, TREASURE_EN, terrainEn, tileEn } from './names.en.ts';
import { countedPointsEn, endedEn } from './result.en.ts';
import { summaryEn } from './summary.en.ts';

export const logEn: GameText<TikalShape>['seen'] = {
  tileDrawn: ({ seat, tile }, who) =>
    `${subjectEn([seat], who, 'draws', 'draw')} ${tileEn(tile)}${isVolcano(tile) ? '!' : '.'}`,

  tilesDisplayed: ({ tiles }) => `On display: ${listEn(tiles.map(markedTileEn))}.`,

  auctionOpened: ({ seat }, who) => `${subjectEn([seat], who, 'opens', 'open')} the auction.`,

  bidMade: ({ seat, points }, who) => `${subjectEn([seat], who, 'bids', 'bid')} ${pointsEn(points)}.`,

  bidPassed: ({ seat }, who) => `${subjectEn([seat], who, 'passes', 'pass')}.`,

  auctionWon: ({ seat, paid }, who) =>
    paid === 0
      ? `${subjectEn([seat], who, 'plays', 'play')} next, for free.`
      : `${subjectEn([seat], who, 'pays', 'pay')} ${pointsEn(paid)} and ${isYou(who, seat) ? 'play' : 'plays'} next.`,

  tileChosen: ({ seat, tile, free }, who) =>
    free
      ? `${subjectEn([seat], who, 'gets', 'get')} the last tile, ${tileEn(tile)}, for free.`
      : `${subjectEn([seat], who, 'takes', 'take')} ${tileEn(tile)} from the display.`,

  tilePlaced: ({ seat, tile, hex }, who) =>
    isVolcano(tile)
      ? `${subjectEn([seat], who, 'places', 'place')} the volcano on ${labelOf(hex)}.`
      : `${subjectEn([seat], who, 'explores', 'explore')} ${labelOf(hex)}: ${tileEn(tile)}.`,

  tileSetAside: ({ tile }) => `There is no place for the ${terrainEn(tile)}: the tile is set aside.`,

  figureBrought: ({ seat, figure, to }, who) =>
    `${subjectEn([seat], who, 'brings', 'bring')} ${figureEn(figure)} to ${campEn(to)}.`,

  campChanged: ({ seat, figure, from, to }, who) =>
    `${subjectEn([seat], who, 'sends', 'send')} ${figureEn(figure)} from ${campEn(from)} to ${campEn(to)}.`,

  figureWalked: ({ seat, figure, from, to, cost }, who) =>
    `${subjectEn([seat], who, 'walks', 'walk')} ${figureEn(figure)} from ${hexEn(from)} to ${hexEn(to)} for ${actionPointsEn(cost)}.`,

  templeExcavated: ({ seat, figure, hex, level }, who) =>
    `${subjectEn([seat], who, 'digs', 'dig')} with ${figureEn(figure)} on ${labelOf(hex)}: the temple is now worth ${level}.`,

  treasureHunted: ({ seat, figure, hex }, who) =>
    `${subjectEn([seat], who, 'searches', 'search')} the ruins on ${labelOf(hex)} with ${figureEn(figure)}.`,

  treasureFound: ({ seat, hex, treasure }, who) =>
    `${subjectEn([seat], who, 'finds', 'find')} a ${TREASURE_EN[treasure].name} on ${labelOf(hex)}.`,

  treasureExchanged: ({ seat, give, take, from }, who) =>
    `${subjectEn([seat], who, 'swaps', 'swap')} a ${TREASURE_EN[give].name} for ${possessiveEn(from, who)} ${TREASURE_EN[take].name}.`,

  campPitched: ({ seat, hex }, who) => `${subjectEn([seat], who, 'pitches', 'pitch')} a camp on ${labelOf(hex)}.`,

  guardPlaced: ({ seat, hex, value, explorers, leader }, who) => {
    const guards = `${subjectEn([seat], who, 'puts', 'put')} a guard on ${labelOf(hex)}: the temple stays at ${value}, and nobody else scores it.`;
    if (explorers === 0 && !leader) return guards;
    const one = explorers + (leader ? 1 : 0) === 1;
    return `${guards} ${capital(figuresEn(explorers, leader))} ${one ? 'leaves' : 'leave'} the game.`;
  },

  turnEnded: ({ seat, unused, summary }, who) => {
    // What is scored is the next line.
    const whole = summaryEn({ ...summary, scored: null }, who);
    const line = `In short: ${isYou(who, seat) ? whole.replace('You', 'you') : whole}`;
    return unused === 0 ? line : `${line} ${actionPointsEn(unused)} unused.`;
  },

  scoringBegun: ({ cause, order }, who) => {
    const names = listEn(order.map((seat) => (isYou(who, seat) ? 'you' : who(seat))));
    return cause === 'volcano'
      ? `The volcano stirs: everybody takes a bonus turn and scores, in this order: ${names}.`
      : `The jungle is explored: everybody takes a last turn and scores, in this order: ${names}.`;
  },

  bonusTurnBegun: ({ seat }, who) =>
    `${subjectEn([seat], who, 'begins', 'begin')} a bonus turn: ${actionPointsEn(ACTION_POINTS)}, then scoring.`,

  scored: ({ seat, count, points }, who) =>
    `${subjectEn([seat], who, 'scores', 'score')} ${countedPointsEn(count)}; ${points} in all.`,

  scoringEnded: ({ cause }) =>
    cause === 'volcano'
      ? 'Everybody has scored; now the volcano is placed.'
      : 'Everybody has scored for the last time.',

  gameEnded: (final, who) => endedEn(final, who),
};
