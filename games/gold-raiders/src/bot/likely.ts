import { drawn } from '@quri/bot-kit';
import type { Frozen, Luck } from '@quri/kernel';
import { FULL_DECK } from '../components.ts';
import type { State } from '../rules/state.ts';
import { filledIn, unseenCards } from '../view/imagine.ts';
import type { Memory } from '../view/memory.ts';
import type { View } from '../view/shapes.ts';
import { CARDS, type Card } from '../vocabulary.ts';

/** How much likelier than by chance each face is laid, in the order of the faces. */
type Leanings = readonly number[];

const BY_CHANCE: Leanings = [1, 1, 1, 1, 1, 1];
const ON_THE_TABLE: Leanings = [1.85, 0.5, 0.85, 1.75, 0.15, 0.5];

/** By the card below: sequences go on, threes are gathered, and what is spoilt is spoilt further. */
const ON_TOP: Readonly<Record<Card, Leanings>> = {
  mile1: [0.65, 4.9, 0.2, 0.1, 0.1, 0.15],
  mile2: [0.1, 1.6, 5, 0.3, 0.1, 0.15],
  mile3: [0.2, 0.7, 4.8, 0.8, 0.1, 0.35],
  bandits: [0.1, 0.9, 1.1, 3.3, 0.1, 0.3],
  steal: [0.2, 0.3, 0.3, 0.5, 4.8, 0.2],
  recon: [0.4, 0.7, 0.7, 1.1, 0.1, 3.8],
};

/**
 * A world as it probably is, not as it merely may be: whoever laid a card that one has not seen laid it for a reason.
 * How often sensible players lay which card onto which was counted in games of the house's own players.
 */
export function likelyWorld(view: View, memory: Frozen<Memory>, luck: Luck): State {
  const left = CARDS.map(() => 0);
  for (const card of unseenCards(FULL_DECK, view, memory)) shift(left, CARDS.indexOf(card), 1);
  const take = (leanings: Leanings): Card => {
    const weights = left.map((count, face) => count * (leanings[face] as number));
    const sum = weights.reduce((all, one) => all + one, 0);
    const face = drawn(
      weights.map((weight) => weight / sum),
      luck,
    );
    shift(left, face, -1);
    return CARDS[face] as Card;
  };
  return filledIn(view, memory, {
    inStack: (below) => take(below === undefined ? ON_THE_TABLE : ON_TOP[below]),
    inHand: () => take(BY_CHANCE),
  });
}

const shift = (counts: number[], face: number, by: number): void => {
  counts[face] = (counts[face] as number) + by;
};
