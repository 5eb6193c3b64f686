import { at } from '@quri/kernel';
import {
  type Card,
  type CountedAs,
  type CountedCard,
  SPACES_PER_BANDITS,
  SPACES_PER_TRIPLET,
  type StackCount,
} from '../vocabulary.ts';
import { FOOTINGS, type Footing, footingOn, footingOnTriplet, GROUND, gain } from './sequence.ts';

/** GR-11 to GR-15: how far a stack moves its raider, and no more than that: it is what simulations ask for. */
export function spacesOf(cards: readonly Card[]): number {
  let bandits = 0;
  for (const card of cards) if (card === 'bandits') bandits++;
  if (bandits > 0) return -SPACES_PER_BANDITS * bandits;
  return hasTriplet(cards) ? at(bestFrom(cards), GROUND) : spacesWithoutTriplets(cards);
}

/** The same with its explanation, card by card. */
export function countStack(cards: readonly Card[]): StackCount {
  const counted = cards.includes('bandits') ? chased(cards) : advanced(cards);
  return { spaces: counted.reduce((sum, { spaces }) => sum + spaces, 0), counted };
}

/** To ignore every Recon is best where there are no triplets: cards that come closer can only gain by it. */
function spacesWithoutTriplets(cards: readonly Card[]): number {
  let spaces = 0;
  let footing = GROUND;
  for (const card of cards) {
    if (card === 'recon') continue;
    spaces += gain(card, footing);
    footing = footingOn(card, footing);
  }
  return spaces;
}

/**
 * For each card and footing, the most spaces that it and all cards above it can give: the whole stack's best count is
 * the entry of its first card on the ground. Worked out from the top card down, so that each is looked at once.
 */
function bestFrom(cards: readonly Card[]): readonly number[] {
  const best = new Array<number>((cards.length + 1) * FOOTINGS).fill(0);
  for (let i = cards.length - 1; i >= 0; i--) {
    for (let footing = 0; footing < FOOTINGS; footing++) {
      best[i * FOOTINGS + footing] = Math.max(alone(cards, i, footing, best), inTriplet(cards, i, footing, best));
    }
  }
  return best;
}

/** The best from this card on if it is in no triplet: a Recon is then ignored. */
function alone(cards: readonly Card[], i: number, footing: Footing, best: readonly number[]): number {
  const card = at(cards, i);
  const above = card === 'recon' ? footing : footingOn(card, footing);
  return gain(card, footing) + at(best, (i + 1) * FOOTINGS + above);
}

/** The best from this card on if a triplet begins with it. */
function inTriplet(cards: readonly Card[], i: number, footing: Footing, best: readonly number[]): number {
  const end = tripletEnd(cards, i);
  if (end < 0) return -1;
  return SPACES_PER_TRIPLET + at(best, (end + 1) * FOOTINGS + footingOnTriplet(footing));
}

/** Follows the best way to count from the bottom card up; a triplet is made only where it gives more. */
function advanced(cards: readonly Card[]): readonly CountedCard[] {
  const best = bestFrom(cards);
  const counted: CountedCard[] = [];
  let footing = GROUND;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (inTriplet(cards, i, footing, best) > alone(cards, i, footing, best)) {
      const end = tripletEnd(cards, i);
      for (const part of cards.slice(i, end)) counted.push(counts(part, part === card ? 'triplet' : 'ignored', 0));
      counted.push(counts(card, 'triplet', SPACES_PER_TRIPLET));
      i = end;
      footing = footingOnTriplet(footing);
    } else if (card === 'recon') {
      counted.push(counts(card, 'ignored', 0));
    } else {
      const spaces = gain(card, footing);
      counted.push(counts(card, spaces > 0 ? 'moved' : 'idle', spaces));
      footing = footingOn(card, footing);
    }
  }
  return counted;
}

/** GR-11: Bandits chase, and everything else in the stack is of no use. */
const chased = (cards: readonly Card[]): readonly CountedCard[] =>
  cards.map((card) =>
    card === 'bandits' ? counts(card, 'chased', -SPACES_PER_BANDITS) : counts(card, 'cancelled', 0),
  );

const counts = (card: Card, as: CountedAs, spaces: number): CountedCard => ({ card, as, spaces });

/**
 * GR-14, GR-15: where a triplet that begins with this card ends, or -1 if there is none. Recons between its cards are
 * ignored, and nothing else can be: so there is never more than one way to complete it.
 */
function tripletEnd(cards: readonly Card[], begin: number): number {
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

function hasTriplet(cards: readonly Card[]): boolean {
  for (let i = 0; i + 2 < cards.length; i++) if (tripletEnd(cards, i) >= 0) return true;
  return false;
}
