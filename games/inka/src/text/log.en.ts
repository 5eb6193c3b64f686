import { actionPointsEn, type GameText, isYou, numberEn, pointsEn, subjectEn, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import type { Seen } from '../view/shapes.ts';
import { ACTION_POINTS } from '../vocabulary.ts';
import { faceEn, poseEn, tileAtEn } from './names.en.ts';
import { endedEn } from './result.en.ts';
import { summaryEn } from './summary.en.ts';

export const logEn: GameText<InkaShape>['seen'] = {
  firstPlayerDrawn: ({ seat }, who) => `${subjectEn([seat], who, 'begins', 'begin')}.`,

  startPicked: ({ seat, cell }, who) => `${subjectEn([seat], who, 'starts', 'start')} on ${labelOf(cell)}.`,

  tileDrawn: ({ seat, walls, snakes }, who) => `${subjectEn([seat], who, 'draws', 'draw')} ${faceEn(walls, snakes)}.`,

  tileLaid: ({ seat, pose }, who) => `${subjectEn([seat], who, 'lays', 'lay')} it on ${poseEn(pose)}.`,

  turnBegun: ({ seat, blocker }, who) => {
    const begins = `the turn with ${actionPointsEn(ACTION_POINTS)}`;
    if (blocker === null) return `${subjectEn([seat], who, 'begins', 'begin')} ${begins}.`;
    const removes = subjectEn([seat], who, 'takes', 'take');
    return `${removes} the blocker off ${labelOf(blocker)} and ${isYou(who, seat) ? 'begin' : 'begins'} ${begins}.`;
  },

  tileMoved: (moved, who) => `${movedEn(moved, who)}${ridersEn(moved, who)}`,

  walkingStarted: ({ seat }, who) => `${subjectEn([seat], who, 'starts', 'start')} walking.`,

  counterWalked: ({ seat, path, cost }, who) => {
    const way = `from ${labelOf(path[0] ?? 0)} to ${labelOf(path.at(-1) ?? 0)}`;
    const walks = `${subjectEn([seat], who, 'walks', 'walk')} ${way}`;
    if (cost === 0) return `${walks}.`;
    return `${walks}: ${cost === 1 ? 'a snake costs' : `${numberEn(cost)} snakes cost`} ${pointsEn(cost)}.`;
  },

  statueTaken: ({ seat, left }, who) => {
    const takes = subjectEn([seat], who, 'takes', 'take');
    const price = `for ${pointsEn(1)}`;
    if (left > 0) return `${takes} a statue ${price}; ${left === 1 ? '1 is' : `${left} are`} left.`;
    return `${takes} the last statue ${price}: now to an exit!`;
  },

  passageTaken: ({ seat, from, to }, who) =>
    `${subjectEn([seat], who, 'takes', 'take')} the secret passage from ${labelOf(from)} to ${labelOf(to)} for ${pointsEn(1)}.`,

  walkingStopped: ({ seat }, who) => `${subjectEn([seat], who, 'stops', 'stop')} walking.`,

  turnEnded: ({ seat, unused, summary }, who) => {
    const whole = summaryEn(summary, who);
    const line = `In short: ${isYou(who, seat) ? whole.replace('You', 'you') : whole}`;
    return unused === 0 ? line : `${line} ${actionPointsEn(unused)} unused.`;
  },

  gameEnded: (final, who) => endedEn(final, who),
};

type TileMoved = Extract<Seen, { type: 'tileMoved' }>;

function movedEn({ seat, tile, from, to, motion }: TileMoved, who: Who): string {
  const [slides, turns] = [subjectEn([seat], who, 'slides', 'slide'), subjectEn([seat], who, 'turns', 'turn')];
  const what = tileAtEn(tile, from);
  const price = `for ${pointsEn(1)}`;
  return motion.kind === 'slide'
    ? `${slides} ${what} to ${poseEn(to)} ${price}`
    : `${turns} ${what} by ${60 * motion.steps}° to ${poseEn(to)} ${price}`;
}

/** Ends the sentence: and rides along. Or: . Anna and Jan ride along. */
function ridersEn({ seat, riders }: TileMoved, who: Who): string {
  if (riders.length === 0) return '.';
  if (riders.length === 1 && riders[0] === seat) return ` and ${isYou(who, seat) ? 'ride' : 'rides'} along.`;
  return `. ${subjectEn(riders, who, 'rides', 'ride')} along.`;
}
