import { type GameText, isYou, namedEn, subjectEn } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { TREASURE_EN } from './names.en.ts';
import { countedPointsEn } from './result.en.ts';
import { summaryEn } from './summary.en.ts';

export const momentsEn: GameText<TikalShape>['moment'] = {
  everybodyScores: ({ cause, begins }, who) => {
    const first = `${namedEn([begins], who)} ${isYou(who, begins) ? 'begin' : 'begins'}`;
    return cause === 'volcano'
      ? `A volcano! Everybody takes a bonus turn and scores; ${first}.`
      : `The jungle is explored! Everybody takes a last turn and scores; ${first}.`;
  },

  seatScores: ({ seat, count, points }, who) =>
    `${subjectEn([seat], who, 'scores', 'score')} ${countedPointsEn(count)}; ${points} in all.`,

  turnSummed: ({ summary }, who) => summaryEn(summary, who),

  treasureSwapped: ({ seat, from, give, take }, who) => {
    const [given, taken] = [TREASURE_EN[give].name, TREASURE_EN[take].name];
    if (isYou(who, from)) return `${who(seat)} takes your ${taken} and gives you a ${given}!`;
    return `${subjectEn([seat], who, 'takes', 'take')} a ${taken} from ${who(from)} and ${isYou(who, seat) ? 'give' : 'gives'} a ${given}.`;
  },

  templeGuarded: ({ seat, hex, value }, who) =>
    isYou(who, seat)
      ? `You put a guard on ${labelOf(hex)}: nobody can take this temple of ${value} from you.`
      : `${who(seat)} puts a guard on ${labelOf(hex)}: nobody else scores this temple of ${value} any more.`,
};
