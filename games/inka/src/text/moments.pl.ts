import { doesPl, type GameText, isYou } from '@quri/words';
import type { InkaShape } from '../shape.ts';
import { STATUES } from '../vocabulary.ts';
import { stalledPl } from './result.pl.ts';
import { summaryPl } from './summary.pl.ts';

export const momentsPl: GameText<InkaShape>['moment'] = {
  turnSummed: ({ summary }, who) => summaryPl(summary, who),

  statueRaised: ({ seat, left }, who) => {
    if (left === 0)
      return isYou(who, seat)
        ? 'Masz wszystkie posążki: teraz do wyjścia!'
        : `${who(seat)} ma wszystkie trzy posążki i szuka już tylko wyjścia!`;
    return `${doesPl(seat, who, 'ma', 'masz')} już ${TAKEN_PL[STATUES - left] ?? STATUES - left}.`;
  },

  carriedOff: ({ seat, rider }, who) =>
    `${doesPl(seat, who, 'rusza', 'ruszasz')} płytę, na której ${isYou(who, rider) ? 'stoisz' : `stoi ${who(rider)}`}!`,

  escaped: ({ seat }, who) =>
    isYou(who, seat)
      ? 'Wychodzisz ze świątyni z kompletem posążków: wygrywasz!'
      : `${who(seat)} wychodzi ze świątyni z kompletem posążków!`,

  stalled: ({ reason }) => stalledPl(reason),
};

const TAKEN_PL = ['', 'jeden posążek z trzech', 'dwa posążki z trzech'];
