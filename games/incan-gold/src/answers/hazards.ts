import type { View } from '../view/shapes.ts';
import { COPIES_OF_HAZARD, HAZARDS, type Hazard } from '../vocabulary.ts';

type Known = Pick<View, 'path' | 'removed'>;

/** How many cards of a hazard are still in the deck: all others lie open on the path or under a temple card. */
export function hazardCardsLeft({ path, removed }: Known, hazard: Hazard): number {
  let left = COPIES_OF_HAZARD;
  for (const { card } of path) if (card.kind === 'hazard' && card.hazard === hazard) left--;
  for (const { card } of removed) if (card.hazard === hazard) left--;
  return left;
}

/** Hazards on the path: those another card of which is still in the deck, and those that can strike no more (IG-8). */
export function hazardsMet(known: Known): { readonly deadly: readonly Hazard[]; readonly spent: readonly Hazard[] } {
  const met = HAZARDS.filter((hazard) => isOnPath(known.path, hazard));
  const isDeadly = (hazard: Hazard): boolean => hazardCardsLeft(known, hazard) > 0;
  return { deadly: met.filter(isDeadly), spent: met.filter((hazard) => !isDeadly(hazard)) };
}

/** IG-8: is there one of this hazard already, so that the next one ends the round? */
export function isOnPath(path: View['path'], hazard: Hazard): boolean {
  for (const { card } of path) if (card.kind === 'hazard' && card.hazard === hazard) return true;
  return false;
}
