import { type GameResult, isYou, rankingOf, resultRows, type Who } from '@quri/words';
import { closedStacks, revealedMiles } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { spacesPl, wherePl } from './names.pl.ts';
import { isAtTemple, isLevel } from './view-facts.ts';

export function resultPl(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const [best] = rankingOf(view.final);
  if (best === undefined) return null;
  const you = isYou(who, best.seat);
  const level = isAtTemple(view) ? 'w świątyni jest kilka osób' : 'równie daleko jest kilka osób';
  const why = {
    temple: 'w świątyni nie ma nikogo innego',
    farthest: `nikt nie dociera do świątyni, a ${you ? 'twój' : 'ten'} pionek jest najdalej, ${spacesPl(best.score)} od startu`,
    miles: `${level}, decyduje najwięcej odkrytych mil`,
    closedStacks: `${level}, mil jest po równo, decyduje najwięcej zakrytych stosów`,
    turnOrder: `${level}, mil i zakrytych stosów jest po równo, decyduje kolejność tur`,
  }[view.final.reason];
  const rows = resultRows(view.final, ({ seat, score }) => ({
    score: wherePl(view, score),
    detail: compared(view, seat),
  }));
  return { headline: `${you ? 'Wygrywasz' : `Wygrywa ${who(best.seat)}`}: ${why}.`, rows };
}

/** What was compared among those who are equally far. */
function compared(view: View, seat: number): string {
  const raider = view.raiders[seat];
  if (raider === undefined || !isLevel(view, seat)) return '';
  if (view.final?.reason === 'miles') return `odkryte mile: ${revealedMiles(raider)}`;
  return view.final?.reason === 'closedStacks' ? `zakryte stosy: ${closedStacks(raider)}` : '';
}
