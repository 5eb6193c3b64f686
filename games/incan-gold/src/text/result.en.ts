import { type GameResult, rankingOf, sharingEn, subjectEn, type Who } from '@quri/words';
import { valueOfArtifacts } from '../answers/wealth.ts';
import type { View } from '../view/shapes.ts';
import { artifactsBreakTies } from './view-facts.ts';

export function resultEn(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const ranking = rankingOf(view.final);
  const wealth = ranking[0]?.score;
  const { winners } = view.final;
  const wins = subjectEn(winners, who, 'wins', 'win');
  const headline = {
    wealth: `${wins} with the most wealth: ${wealth}.`,
    artifacts: `${wins}: equal wealth, ${wealth}, but more artifacts.`,
    shared: `${sharingEn(winners, who)}: equal wealth, ${wealth} each${artifactsBreakTies(view) ? ', and as many artifacts' : ''}.`,
  }[view.final.reason];
  const rows = ranking.map(({ place, seat, score }) => {
    const artifacts = valueOfArtifacts(view.explorers[seat]?.artifacts ?? []);
    const detail = artifacts === 0 ? '' : `${score - artifacts} in the tent, ${artifacts} in artifacts`;
    return { place, seat, score: String(score), detail };
  });
  return { headline, rows };
}
