import type { Card } from '../vocabulary.ts';

/**
 * GR-14, GR-15: where a triplet that begins with this card ends, or -1 if there is none. Recons between its cards are
 * ignored, and nothing else can be: so there is never more than one way to complete it.
 */
export function tripletEnd(cards: readonly Card[], begin: number): number {
  const card = cards[begin];
  if (card === 'bandits') return -1;
  let found = 1;
  for (let i = begin + 1; i < cards.length; i++) {
    if (cards[i] === card) {
      if (++found === 3) return i;
    } else if (cards[i] !== 'recon') return -1;
  }
  return -1;
}

export function hasTriplet(cards: readonly Card[]): boolean {
  for (let i = 0; i + 2 < cards.length; i++) if (tripletEnd(cards, i) >= 0) return true;
  return false;
}
