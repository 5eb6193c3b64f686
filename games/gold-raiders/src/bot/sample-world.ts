import { sampleIndex } from '@quri/bot-kit';
import { at, type Frozen, type Rng } from '@quri/kernel';
import { FULL_DECK } from '../components.ts';
import type { State } from '../rules/state.ts';
import { filledIn, unseenCards } from '../view/imagine.ts';
import type { Memory } from '../view/memory.ts';
import type { View } from '../view/shapes.ts';
import { CARDS, type Card } from '../vocabulary.ts';
import { faceWeights } from './beliefs.ts';

/**
 * Samples a world by how likely it is, not only whether it is possible: a card that nobody was forced to lay was laid for a
 * reason. Cards in hand and aside are left to chance.
 */
export function sampleWorld(view: View, memory: Frozen<Memory>, rng: Rng): State {
  const left = CARDS.map(() => 0);
  const change = (face: number, by: number): void => {
    left[face] = at(left, face) + by;
  };
  for (const card of unseenCards(FULL_DECK, view, memory)) change(CARDS.indexOf(card), 1);
  const take = (weights: readonly number[]): Card => {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const face = sampleIndex(
      weights.map((weight) => weight / sum),
      rng,
    );
    change(face, -1);
    return at(CARDS, face);
  };
  return filledIn(view, memory, {
    inStack: (stack, below, owner) => take(faceWeights(stack, below, owner, left)),
    inHand: () => take(left),
  });
}
