import { normalised, sampleIndex } from '@quri/bot-kit';
import { at, type Frozen, type Rng } from '@quri/kernel';
import { FULL_DECK } from '../components.ts';
import type { State } from '../rules/state.ts';
import { filledIn, unseenCards } from '../view/imagine.ts';
import type { Memory } from '../view/memory.ts';
import type { View } from '../view/shapes.ts';
import { CARDS, type Card } from '../vocabulary.ts';

/** How much likelier than by chance each face is laid, in the order of the faces. */
type FaceWeights = readonly number[];

const BY_CHANCE: FaceWeights = [1, 1, 1, 1, 1, 1];
const ON_THE_TABLE: FaceWeights = [1.85, 0.5, 0.85, 1.75, 0.15, 0.5];

/** By the card below: sequences are continued, triplets collected, and more Bandits go onto Bandits. */
const ON_TOP: Readonly<Record<Card, FaceWeights>> = {
  mile1: [0.65, 4.9, 0.2, 0.1, 0.1, 0.15],
  mile2: [0.1, 1.6, 5, 0.3, 0.1, 0.15],
  mile3: [0.2, 0.7, 4.8, 0.8, 0.1, 0.35],
  bandits: [0.1, 0.9, 1.1, 3.3, 0.1, 0.3],
  steal: [0.2, 0.3, 0.3, 0.5, 4.8, 0.2],
  recon: [0.4, 0.7, 0.7, 1.1, 0.1, 3.8],
};

/**
 * Samples a world by how likely it is, not only whether it is possible: whoever laid an unseen card laid it for a reason.
 * How often each face is laid onto which was counted in games between our own bots.
 */
export function sampleWorld(view: View, memory: Frozen<Memory>, rng: Rng): State {
  const left = CARDS.map(() => 0);
  const change = (face: number, by: number): void => {
    left[face] = at(left, face) + by;
  };
  for (const card of unseenCards(FULL_DECK, view, memory)) change(CARDS.indexOf(card), 1);
  const take = (faceWeights: FaceWeights): Card => {
    const face = sampleIndex(normalised(left.map((count, i) => count * at(faceWeights, i))), rng);
    change(face, -1);
    return at(CARDS, face);
  };
  return filledIn(view, memory, {
    inStack: (below) => take(below === undefined ? ON_THE_TABLE : ON_TOP[below]),
    inHand: () => take(BY_CHANCE),
  });
}
