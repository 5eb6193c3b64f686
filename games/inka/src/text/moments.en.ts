import { type GameText, isYou, numberEn, subjectEn } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import { STATUES } from '../vocabulary.ts';
import { stalledEn } from './result.en.ts';
import { summaryEn } from './summary.en.ts';

export const momentsEn: GameText<InkaShape>['moment'] = {
  turnSummed: ({ summary }, who) => summaryEn(summary, who),

  statueRaised: ({ seat, left }, who) => {
    const has = subjectEn([seat], who, 'has', 'have');
    if (left === 0)
      return isYou(who, seat)
        ? 'You have all your statues: now get to an exit!'
        : `${has} all three statues and only needs an exit!`;
    return `${has} ${numberEn(STATUES - left)} of ${numberEn(STATUES)} statues.`;
  },

  carriedOff: ({ seat, rider }, who) =>
    `${subjectEn([seat], who, 'moves', 'move')} the tile that ${isYou(who, rider) ? 'you stand on' : `${who(rider)} stands on`}!`,

  escaped: ({ seat }, who) =>
    isYou(who, seat)
      ? 'You are out of the temple with all your statues: you win!'
      : `${who(seat)} is out of the temple with all three statues!`,

  stalled: ({ reason }) => stalledEn(reason),
};
