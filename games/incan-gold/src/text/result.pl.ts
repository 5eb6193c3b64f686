import { listPl, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { artifactsBreakTies, type Ranked, rankingOf } from './reading.ts';

export function resultPl(view: View, who: Who): readonly string[] {
  const ranking = rankingOf(view);
  const [best] = ranking;
  if (view.final === null || best === undefined) return [];
  const winners = listPl(view.final.winners.map(who));
  const why = {
    wealth: `Wygrywa ${winners}: największy majątek, ${best.wealth}.`,
    artifacts: `Wygrywa ${winners}: majątek równy, ${best.wealth}, ale więcej artefaktów.`,
    shared: `Wspólnie wygrywają ${winners}: majątek równy, po ${best.wealth}${artifactsBreakTies(view) ? ', i tyle samo artefaktów' : ''}.`,
  }[view.final.reason];
  return [why, ...ranking.map((one) => line(one, who))];
}

function line({ place, seat, wealth, inTent, inArtifacts }: Ranked, who: Who): string {
  const parts = inArtifacts === 0 ? '' : ` (w namiocie ${inTent}, w artefaktach ${inArtifacts})`;
  return `${place}. ${who(seat)}: ${wealth}${parts}`;
}
