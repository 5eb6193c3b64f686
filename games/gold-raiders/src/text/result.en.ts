import { countEn, type GameResult, isYou, rankingOf, resultRows, subjectEn, type Who } from '@quri/words';
import { closedStacks, revealedMiles } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { spacesEn, stacksEn, whereEn } from './names.en.ts';
import { isAtTemple, isLevel } from './view-facts.ts';

export function resultEn(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const [best] = rankingOf(view.final);
  if (best === undefined) return null;
  const level = isAtTemple(view) ? 'several are at the temple' : 'several are equally far along';
  const why = {
    temple: 'the only raider at the temple',
    farthest: `nobody reached the temple, and ${isYou(who, best.seat) ? 'your' : 'this'} raider is farthest, ${spacesEn(best.score)} from Start`,
    miles: `${level}, and the most miles revealed decide it`,
    closedStacks: `${level} with equal miles, and the most closed stacks decide it`,
    turnOrder: `${level} with equal miles and closed stacks, and the order of turns decides it`,
  }[view.final.reason];
  const rows = resultRows(view.final, ({ seat, score }) => ({
    score: whereEn(view, score),
    detail: compared(view, seat),
  }));
  return { headline: `${subjectEn([best.seat], who, 'wins', 'win')}: ${why}.`, rows };
}

/** What was compared among those who are equally far. */
function compared(view: View, seat: number): string {
  const raider = view.raiders[seat];
  if (raider === undefined || !isLevel(view, seat)) return '';
  if (view.final?.reason === 'miles') return `${countEn(revealedMiles(raider), 'mile', 'miles')} revealed`;
  return view.final?.reason === 'closedStacks' ? `${stacksEn(closedStacks(raider))} closed` : '';
}
