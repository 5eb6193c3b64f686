import { actionPointsEn, capital, type GameText, possessiveEn, subjectEn } from '@quri/words';
import { isTarget, labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import { obstacleEn, occupantEn, poseEn } from './names.en.ts';

export const refusalsEn: GameText<InkaShape>['refusal'] = {
  gameOver: () => 'The game is over.',
  notNow: () => 'Something is being drawn; you can go on in a moment.',
  notYourTurn: ({ turn }, who) => `It is ${possessiveEn(turn, who)} turn.`,
  pickStartFirst: () => 'First pick a start for your counter.',
  layTileFirst: () => 'First lay the tile you have drawn.',
  startsPicked: () => 'Your counter is on the board already.',
  tilesLaid: () => 'All the tiles lie on the board already.',
  noStart: ({ cell }) => `There is no start on ${labelOf(cell)}.`,
  startTaken: ({ cell, seat }, who) =>
    `${subjectEn([seat], who, 'starts', 'start')} on ${labelOf(cell)}: pick another.`,
  looksTheSame: ({ pose }) => `The other way round the tile looks the same: lay it on ${poseEn(pose)}.`,
  tileThere: ({ cell, tile }) => `There is a ${isTarget(tile) ? 'golden tile' : 'tile'} on ${labelOf(cell)} already.`,
  counterThere: ({ cell, seat }, who) =>
    `${capital(possessiveEn(seat, who))} counter stands on ${labelOf(cell)}: you cannot cover it.`,
  closesStart: ({ cell, seat }, who) =>
    `Walls would close in ${possessiveEn(seat, who)} start on ${labelOf(cell)}: one of its edges must stay open.`,
  notEnoughPoints: ({ rule, cost, left }) =>
    `${rule === 'IN-11' ? 'With the snakes on the way this' : 'This'} costs ${actionPointsEn(cost)}, and you have ${
      left === 0 ? 'none' : `only ${left}`
    } left.`,
  walkingStarted: () => 'You have started walking: no more stepping tiles are moved this turn.',
  notWalkingYet: () => 'You are still moving tiles: start walking first.',
  walkingStopped: () => 'You have stopped walking: place your blocker or end the turn.',
  stillWalking: () => 'You are still walking: stop first, then end the turn.',
  blockerOnTile: ({ seat }, who) => `${capital(possessiveEn(seat, who))} blocker holds this tile in its place.`,
  targetTile: () => 'Golden tiles can only be moved while walking, from a diamond.',
  noDiamond: () => 'To move a golden tile you must stand on a diamond that no tile covers.',
  noSuchMove: ({ to }) => `No slide and no turn takes this tile to ${poseEn(to)}.`,
  inTheWay: ({ rule, tile, to, obstacle }, who) =>
    `The ${isTarget(tile) ? 'golden tile' : 'tile'} cannot ${rule === 'IN-8' ? 'slide' : 'turn'} to ${poseEn(to)}: ${
      obstacle.kind === 'edge'
        ? 'on the way it would reach beyond the edge of the board'
        : `${obstacleEn(obstacle, who)} is in the way`
    }.`,
  alreadyThere: ({ cell }) => `You are standing on ${labelOf(cell)} already.`,
  hole: ({ cell }) => `There is a hole on ${labelOf(cell)}: nobody can walk there.`,
  wayBlocked: ({ cell, by }, who) =>
    `${capital(occupantEn(by, who))} is in the way to ${labelOf(cell)}, and counters cannot be passed here.`,
  noWay: ({ cell }) => `As the floor lies now, no way leads to ${labelOf(cell)}.`,
  hasWalked: () => 'You have just walked: spend an action point first, stop walking, or take the walk back.',
  occupied: ({ rule, cell, by }, who) =>
    `${
      {
        'IN-12': `You cannot stop on ${labelOf(cell)}`,
        'IN-14': `You cannot come out on ${labelOf(cell)}`,
        'IN-17': `Your blocker cannot go to ${labelOf(cell)}`,
      }[rule]
    }: ${occupantEn(by, who)} is there.`,
  notOnTarget: () => 'To take a statue you must stand on a golden tile.',
  noStatueLeft: () => 'You have taken your statue from this golden tile already.',
  notOnPassage: () => 'You are not standing on a secret passage that is open.',
  noPassage: ({ cell }) => `There is no secret passage on ${labelOf(cell)}.`,
  samePassage: ({ cell }) => `You are at the passage on ${labelOf(cell)} already: choose another.`,
  passageCovered: ({ cell }) => `A tile covers the secret passage on ${labelOf(cell)}.`,
  blockerOnTarget: ({ cell }) => `A golden tile lies on ${labelOf(cell)}: no blocker may go there.`,
  blockerOnExit: ({ cell }) => `At this table exits stay open: no blocker may go to ${labelOf(cell)}.`,
};
