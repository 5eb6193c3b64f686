import { type GameResult, listPl, rankingOf, type Who } from '@quri/words';
import { valueOfArtifacts } from '../answers/wealth.ts';
import type { View } from '../view/shapes.ts';
import { artifactsBreakTies } from './view-facts.ts';

export function resultPl(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const ranking = rankingOf(view.final);
  const wealth = ranking[0]?.score;
  const winners = listPl(view.final.winners.map(who));
  const headline = {
    wealth: `Wygrywa ${winners}: największy majątek, ${wealth}.`,
    artifacts: `Wygrywa ${winners}: majątek równy, ${wealth}, ale więcej artefaktów.`,
    shared: `Wspólnie wygrywają ${winners}: majątek równy, po ${wealth}${artifactsBreakTies(view) ? ', i tyle samo artefaktów' : ''}.`,
  }[view.final.reason];
  const rows = ranking.map(({ place, seat, score }) => {
    const artifacts = valueOfArtifacts(view.explorers[seat]?.artifacts ?? []);
    const detail = artifacts === 0 ? '' : `w namiocie ${score - artifacts}, w artefaktach ${artifacts}`;
    return { place, seat, score: String(score), detail };
  });
  return { headline, rows };
}
