import { listEn, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { artifactsBreakTies, type Ranked, rankingOf } from './reading.ts';

export function resultEn(view: View, who: Who): readonly string[] {
  const ranking = rankingOf(view);
  const [best] = ranking;
  if (view.final === null || best === undefined) return [];
  const winners = listEn(view.final.winners.map(who));
  const why = {
    wealth: `${winners} wins with the most wealth: ${best.wealth}.`,
    artifacts: `${winners} wins: equal wealth, ${best.wealth}, but more artifacts.`,
    shared: `${winners} share the victory: equal wealth, ${best.wealth} each${artifactsBreakTies(view) ? ', and as many artifacts' : ''}.`,
  }[view.final.reason];
  return [why, ...ranking.map((one) => line(one, who))];
}

function line({ place, seat, wealth, inTent, inArtifacts }: Ranked, who: Who): string {
  const parts = inArtifacts === 0 ? '' : ` (${inTent} in the tent, ${inArtifacts} in artifacts)`;
  return `${place}. ${who(seat)}: ${wealth}${parts}`;
}
