import { doesPl, type GameText, isYou } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { TikalShape } from '../shape.ts';
import { TREASURE_PL } from './names.pl.ts';
import { countedPointsPl } from './result.pl.ts';
import { summaryPl } from './summary.pl.ts';

export const momentsPl: GameText<TikalShape>['moment'] = {
  everybodyScores: ({ cause, begins }, who) => {
    const first = isYou(who, begins) ? 'zaczynasz ty' : `zaczyna ${who(begins)}`;
    return cause === 'volcano'
      ? `Wulkan! Każdy ma dodatkową turę i punktuje; ${first}.`
      : `Dżungla odkryta! Każdy ma ostatnią turę i punktuje; ${first}.`;
  },

  seatScores: ({ seat, count, points }, who) =>
    count.total === 0
      ? `${doesPl(seat, who, 'nie zdobywa', 'nie zdobywasz')} punktów; razem ${points}.`
      : `${doesPl(seat, who, 'zdobywa', 'zdobywasz')} ${countedPointsPl(count)}; razem ${points}.`,

  turnSummed: ({ summary }, who) => summaryPl(summary, who),

  treasureSwapped: ({ seat, from, give, take }, who) => {
    const [given, taken] = [TREASURE_PL[give].taken, TREASURE_PL[take].taken];
    if (isYou(who, from)) return `${who(seat)} zabiera ci ${taken} i daje ${given}!`;
    return `${doesPl(seat, who, 'wymienia', 'wymieniasz')} ${given} na ${taken} (${who(from)}).`;
  },

  templeGuarded: ({ seat, hex, value }, who) =>
    isYou(who, seat)
      ? `Stawiasz strażnika na ${labelOf(hex)}: tej świątyni o wartości ${value} nikt ci już nie odbierze.`
      : `${who(seat)} stawia strażnika na ${labelOf(hex)}: za tę świątynię o wartości ${value} nikt inny już nie punktuje.`,
};
