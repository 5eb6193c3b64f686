import type { View } from '../view/shapes.ts';
import { HAZARDS, type Hazard } from '../vocabulary.ts';
import { hazardCardsLeft, hazardsMet } from './hazards.ts';
import { questCardsLeft } from './next-card.ts';

/** How many cards of each kind the next one can be; the chance of each is its count of `deckSize`. */
interface DeckOdds {
  /** `ends`: the next one of it ends the round (IG-8). */
  readonly hazards: readonly { readonly hazard: Hazard; readonly count: number; readonly ends: boolean }[];
  /** From the smallest. */
  readonly treasures: readonly { readonly value: number; readonly count: number }[];
  readonly artifacts: number;
}

export function deckOdds(view: Pick<View, 'path' | 'removed' | 'artifactsInDeck'>): DeckOdds {
  const { deadly } = hazardsMet(view);
  const values = new Map<number, number>();
  for (const card of questCardsLeft(view))
    if (card.kind === 'treasure') values.set(card.value, (values.get(card.value) ?? 0) + 1);
  return {
    hazards: HAZARDS.map((hazard) => ({
      hazard,
      count: hazardCardsLeft(view, hazard),
      ends: deadly.includes(hazard),
    })),
    treasures: [...values].map(([value, count]) => ({ value, count })),
    artifacts: view.artifactsInDeck.length,
  };
}
