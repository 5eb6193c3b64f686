import { countEn, type Who } from '@quri/words';
import { closedStacks, revealedMiles } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { spacesEn, stacksEn } from './names.en.ts';
import { isAtTemple, isLevel, type Ranked, rankingOf } from './reading.ts';

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

function line(view: View, { place, seat, at }: Ranked, who: Who): string {
  const where = at === view.options.trail ? 'at the temple' : at === 0 ? 'on Start' : `on space ${at}`;
  return `${place}. ${who(seat)}: ${where}${counted(view, seat)}.`;
}

/** What was compared among those who are equally far. */
function counted(view: View, seat: number): string {
  const raider = view.raiders[seat];
  if (raider === undefined || !isLevel(view, seat)) return '';
  if (view.final?.reason === 'miles') return `, ${countEn(revealedMiles(raider), 'mile', 'miles')} revealed`;
  return view.final?.reason === 'closedStacks' ? `, ${stacksEn(closedStacks(raider))} closed` : '';
}
