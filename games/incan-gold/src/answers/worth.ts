import type { View } from '../view/shapes.ts';
import { hazardsMet } from './hazards.ts';
import { artifactsForOne, gemsHome } from './leaving.ts';
import { questCardsLeft } from './next-card.ts';
import { countInside, gemsOnPath, shareOf } from './shares.ts';
import { valueOfArtifacts } from './wealth.ts';

/** What somebody has of this round after this turn, if so many of the others leave. */
export interface Worth {
  readonly leavers: number;
  /** In the tent, with what artifacts are worth. */
  readonly leaving: number;
  /** Beside the tent after the next card, on average. */
  readonly staying: number;
}

type Known = Pick<View, 'path' | 'removed' | 'deckSize' | 'options' | 'carriedOut' | 'explorers'>;

/** IG-5 to IG-11, by how many of the others leave; nothing for somebody who is not inside. */
export function worthByLeavers(view: Known, seat: number): readonly Worth[] {
  const own = view.explorers[seat];
  if (!own?.inside) return [];
  const inside = countInside(view.explorers);
  const pool = gemsOnPath(view.path);
  const alone = valueOfArtifacts(artifactsForOne(view));
  return Array.from({ length: inside }, (_, leavers) => ({
    leavers,
    leaving: gemsHome(own.beside, pool, leavers + 1) + (leavers === 0 ? alone : 0),
    staying: besideAfterNext(view, own.beside, inside - leavers),
  }));
}

/** IG-6, IG-8: whole gems are added up over all cards of the deck and divided once. */
function besideAfterNext(view: Known, beside: number, inside: number): number {
  const { deadly } = hazardsMet(view);
  let sum = beside * view.deckSize;
  for (const card of questCardsLeft(view)) {
    if (card.kind === 'treasure') sum += shareOf(card.value, inside);
    else if (card.kind === 'hazard' && deadly.includes(card.hazard)) sum -= beside;
  }
  return sum / view.deckSize;
}
