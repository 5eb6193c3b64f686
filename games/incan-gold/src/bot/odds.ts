import { QUEST_DECK } from '../components.ts';
import type { View } from '../view/shapes.ts';

/** What the next card may do to somebody inside, counted from what is public. */
export interface Odds {
  /** How many are inside, this explorer with them. */
  readonly inside: number;
  /** The chance that the next card ends the round. */
  readonly struck: number;
  /** What one explorer gets from the next card on average, if all who are inside stay. */
  readonly gain: number;
  /** What would lie in the tent if this explorer left now, together with `leavers` others. */
  claim(leavers: number): number;
}

export function oddsOf(view: View, seat: number): Odds {
  const inside = view.explorers.filter((explorer) => explorer.inside).length;
  const gone = new Set<string>([...view.path.map(({ card }) => card.id), ...view.removed.map(({ card }) => card.id)]);
  const met = new Set(view.path.flatMap(({ card }) => (card.kind === 'hazard' ? [card.hazard] : [])));
  let strikes = 0;
  let shares = 0;
  for (const card of QUEST_DECK) {
    if (gone.has(card.id)) continue;
    if (card.kind === 'hazard') strikes += met.has(card.hazard) ? 1 : 0;
    if (card.kind === 'treasure') shares += Math.floor(card.value / inside);
  }
  const pool = view.path.reduce((sum, { gems }) => sum + gems, 0);
  const beside = view.explorers[seat]?.beside ?? 0;
  return {
    inside,
    struck: strikes / view.deckSize,
    gain: shares / view.deckSize,
    claim: (leavers) => beside + Math.floor(pool / leavers),
  };
}
