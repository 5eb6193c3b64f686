import type { Who } from '@quri/words';
import { closedStacks, revealedMiles } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import { spacesPl } from './names.pl.ts';
import { isAtTemple, isLevel, type Ranked, rankingOf } from './reading.ts';

export function resultPl(view: View, who: Who): readonly string[] {
  const ranking = rankingOf(view);
  const [best] = ranking;
  if (view.final === null || best === undefined) return [];
  const level = isAtTemple(view) ? 'w świątyni jest kilka osób' : 'równie daleko jest kilka osób';
  const why = {
    temple: 'w świątyni nie ma nikogo innego',
    farthest: `nikt nie dociera do świątyni, a ten pionek jest najdalej, ${spacesPl(best.at)} od startu`,
    miles: `${level}, decyduje najwięcej odkrytych mil`,
    closedStacks: `${level}, mil jest po równo, decyduje najwięcej zakrytych stosów`,
    turnOrder: `${level}, mil i zakrytych stosów jest po równo, decyduje kolejność tur`,
  }[view.final.reason];
  return [`Wygrywa ${who(best.seat)}: ${why}.`, ...ranking.map((one) => line(view, one, who))];
}

function line(view: View, { place, seat, at }: Ranked, who: Who): string {
  const where = at === view.options.trail ? 'w świątyni' : at === 0 ? 'na starcie' : `na polu ${at}`;
  return `${place}. ${who(seat)}: ${where}${counted(view, seat)}.`;
}

/** What was compared among those who are equally far. */
function counted(view: View, seat: number): string {
  const raider = view.raiders[seat];
  if (raider === undefined || !isLevel(view, seat)) return '';
  if (view.final?.reason === 'miles') return `, odkryte mile: ${revealedMiles(raider)}`;
  return view.final?.reason === 'closedStacks' ? `, zakryte stosy: ${closedStacks(raider)}` : '';
}
