import { QUEST_DECK, TREASURES } from '../components.ts';
import type { View } from '../view/shapes.ts';
import { HAZARDS, type QuestCard } from '../vocabulary.ts';
import { hazardCardsLeft, isOnPath } from './hazards.ts';
import { shareOf } from './shares.ts';

/** The treasures and hazards in the deck: everybody can work out which they are, for all others lie open. */
export function questCardsLeft({ path, removed }: Pick<View, 'path' | 'removed'>): readonly QuestCard[] {
  const open = new Set<string>();
  for (const { card } of path) open.add(card.id);
  for (const { card } of removed) open.add(card.id);
  return QUEST_DECK.filter(({ id }) => !open.has(id));
}

/** IG-8: the chance that the next card ends the round. */
export function disasterChance(view: Pick<View, 'path' | 'removed' | 'deckSize'>): number {
  let deadly = 0;
  for (const hazard of HAZARDS) if (isOnPath(view.path, hazard)) deadly += hazardCardsLeft(view, hazard);
  return deadly / view.deckSize;
}

/** IG-6: what one explorer gets from the next card on average, if so many are inside. */
export function expectedShare({ path, deckSize }: Pick<View, 'path' | 'deckSize'>, inside: number): number {
  let shares = 0;
  for (const { value } of TREASURES) shares += shareOf(value, inside);
  // Treasures never leave the game: those not on the path are in the deck.
  for (const { card } of path) if (card.kind === 'treasure') shares -= shareOf(card.value, inside);
  return shares / deckSize;
}
