import { type GameResult, isYou, namedPl, rankingOf, type Who } from '@quri/words';
import { valueOfArtifacts } from '../answers/wealth.ts';
import type { View } from '../view/shapes.ts';
import { artifactsBreakTies } from './view-facts.ts';

export function resultPl(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const ranking = rankingOf(view.final);
  const wealth = ranking[0]?.score;
  const names = namedPl(view.final.winners, who);
  const you = view.final.winners.some((winner) => isYou(who, winner));
  const wins = you ? 'Wygrywasz' : `Wygrywa ${names}`;
  const share = you ? `Wygrywacie wspólnie, ${names}` : `Wspólnie wygrywają ${names}`;
  const headline = {
    wealth: `${wins}: największy majątek, ${wealth}.`,
    artifacts: `${wins}: majątek równy, ${wealth}, ale więcej artefaktów.`,
    shared: `${share}: majątek równy, po ${wealth}${artifactsBreakTies(view) ? ', i tyle samo artefaktów' : ''}.`,
  }[view.final.reason];
  const rows = ranking.map(({ place, seat, score }) => {
    const artifacts = valueOfArtifacts(view.explorers[seat]?.artifacts ?? []);
    const detail = artifacts === 0 ? '' : `w namiocie ${score - artifacts}, w artefaktach ${artifacts}`;
    return { place, seat, score: String(score), detail };
  });
  return { headline, rows };
}
