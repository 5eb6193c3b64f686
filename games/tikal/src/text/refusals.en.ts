import { actionPointsEn, type GameText, isYou, pointsEn, possessiveEn, subjectEn } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { LEVELS } from '../vocabulary.ts';
import { atHexEn, campEn, hexEn, markedTileEn, TREASURE_EN, terrainEn } from './names.en.ts';

export const refusalsEn: GameText<TikalShape>['refusal'] = {
  gameOver: () => 'The game is over.',
  notNow: () => 'Something is being drawn; you can go on in a moment.',
  notYourTurn: ({ turn }, who) => `It is ${possessiveEn(turn, who)} turn.`,
  placeTileFirst: ({ tile }) => `First place the ${terrainEn(tile)} you have drawn; then you can act.`,
  noTileToPlace: ({ rule }) =>
    rule !== 'TK-1'
      ? 'This is a bonus turn: it comes without a tile.'
      : 'You have placed your tile already; there is only one a turn.',
  auctionFirst: () => 'The auction is still on: bid or pass.',
  chooseTileFirst: () => 'First take one of the tiles on display.',
  noAuction: () => 'There is no auction now.',
  bidTooLow: ({ atLeast }) => `You must bid at least ${pointsEn(atLeast)}.`,
  bidTooHigh: ({ points }) => `You have only ${pointsEn(points)} and cannot bid more than that.`,
  notOnDisplay: ({ tile }) => `This tile is not on display: ${markedTileEn(tile)}.`,
  alreadyExplored: ({ hex }) => `There is a tile on ${labelOf(hex)} already.`,
  notAtFrontier: ({ hex }) => `Nothing next to ${labelOf(hex)} has been explored yet.`,
  noPassage: ({ hex }) =>
    `Nobody could walk to ${labelOf(hex)} like this: at least one edge it shares with a hex that can be entered needs a stone.`,
  turnedTooFar: ({ rotations }) =>
    rotations === 1
      ? 'However you turn this tile, it looks the same: place it as it is.'
      : `Turned that far, the tile lies as it did before; it has only ${rotations} different positions.`,
  cutsOff: ({ hex }) => `A volcano on ${labelOf(hex)} would cut off hexes that nobody has explored yet.`,
  notEnoughPoints: ({ cost, left }) =>
    `This costs ${actionPointsEn(cost)}, and you have ${left === 0 ? 'none' : `only ${left}`} left.`,
  noneInSupply: ({ figure }) =>
    figure === 'leader' ? 'Your leader is not in your supply any more.' : 'You have no explorers left in your supply.',
  notYourCamp: ({ hex }) => `There is no camp of yours on ${labelOf(hex)}.`,
  alreadyThere: ({ hex }) => `Your figure is at ${campEn(hex)} already.`,
  noFigureThere: ({ figure, hex }) =>
    figure === 'leader'
      ? `Your leader is not ${atHexEn(hex)}.`
      : `You have no ${figure === null ? 'figure' : 'explorer'} ${atHexEn(hex)}.`,
  notNeighbours: ({ from, to }) => `From ${labelOf(from)} to ${labelOf(to)} is more than one step: go hex by hex.`,
  unexplored: ({ hex }) => `Nobody has explored ${labelOf(hex)} yet.`,
  volcano: ({ hex }) => `There is a volcano on ${labelOf(hex)}: nobody can go there.`,
  noStones: ({ from, to }) =>
    `There are no stones between ${labelOf(from)} and ${labelOf(to)}, so there is no way across.`,
  noTemple: ({ hex }) => `There is no temple on ${labelOf(hex)}.`,
  guarded: ({ rule, hex, guard }, who) =>
    `${isYou(who, guard) ? 'Your' : possessiveEn(guard, who)} guard holds the temple on ${labelOf(hex)}: ${
      rule === 'TK-8' ? 'it is not dug any further' : 'there is no room for another'
    }.`,
  noLevelLeft: ({ level }) =>
    level > Math.max(...LEVELS)
      ? 'This temple is as high as a temple can be.'
      : `No tile of level ${level} is left, so this temple cannot be raised.`,
  workedTwice: ({ rule, hex }) =>
    rule === 'TK-8'
      ? `You have raised the temple on ${labelOf(hex)} twice this turn; more is not allowed.`
      : `You have taken two treasures from ${labelOf(hex)} this turn; more is not allowed.`,
  hasWorkedHere: ({ figure, hex }) =>
    figure === 'leader'
      ? `Your leader has worked on ${labelOf(hex)} this turn already: somebody else must do it.`
      : `Your explorers on ${labelOf(hex)} have done their work this turn: somebody else must do it.`,
  noRuins: ({ hex }) => `There are no ruins on ${labelOf(hex)}.`,
  noTreasureLeft: ({ hex }) => `No treasure is left on ${labelOf(hex)}.`,
  notAlone: ({ seat, treasure }, who) =>
    `Only a treasure that is the only one of its kind can be swapped: ${
      isYou(who, seat) ? 'you do' : `${who(seat)} does`
    } not have exactly one ${TREASURE_EN[treasure].name}.`,
  sameKind: ({ treasure }) => `A ${TREASURE_EN[treasure].name} for a ${TREASURE_EN[treasure].name} changes nothing.`,
  ownTreasure: () => 'You can only swap with somebody else.',
  nobodyThere: () => 'Nobody sits there.',
  noCampLeft: () => 'Both of your camps are pitched already.',
  noCampGround: ({ hex }) => `A camp needs a clearing or emptied ruins, and ${hexEn(hex)} is neither.`,
  campThere: ({ hex, owner }, who) =>
    `${subjectEn([owner], who, 'has', 'have')} a camp on ${labelOf(hex)} already; there is room for one only.`,
  noGuardLeft: () => 'Both of your guards are at their posts already.',
  noMajority: ({ hex }) => `To place a guard on ${labelOf(hex)} you must be stronger there than each of the others.`,
};
