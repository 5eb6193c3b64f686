import type { Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { spacesEn } from './names.en.ts';
import { isAtTemple, type Ranked, rankingOf } from './reading.ts';

export function resultEn(view: View, who: Who): readonly string[] {
  const ranking = rankingOf(view);
  const [best] = ranking;
  if (view.final === null || best === undefined) return [];
  const level = isAtTemple(view) ? 'several are at the temple' : 'several are equally far along';
  const why = {
    temple: 'the only raider at the temple',
    farthest: `nobody reached the temple, and this raider is farthest, ${spacesEn(best.at)} from Start`,
    miles: `${level}, and the most miles revealed decide it`,
    closedStacks: `${level} with equal miles, and the most closed stacks decide it`,
    turnOrder: `${level} with equal miles and closed stacks, and the order of turns decides it`,
  }[view.final.reason];
  return [`${who(best.seat)} wins: ${why}.`, ...ranking.map((one) => line(view, one, who))];
}

const line = ({ options }: View, { place, seat, at }: Ranked, who: Who): string =>
  `${place}. ${who(seat)}: ${at === options.trail ? 'at the temple' : at === 0 ? 'on Start' : `on space ${at}`}.`;
