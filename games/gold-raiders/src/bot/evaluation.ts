import { SPACES_PER_TRIPLET } from '../vocabulary.ts';
import { digitOf, type Faces, knownOf, withCardOnTop } from './faces.ts';

const BANDITS = digitOf('bandits');

/** Parameters of the evaluation: guesses at what is hidden, and what counts how much. All but chances in spaces. */
export interface Weights {
  /** The chance that the first hidden card of a stack is not Bandits, and the same for each further one. */
  readonly safeFirst: number;
  readonly safeNext: number;
  /** The spaces such cards then bring. */
  readonly spacesFirst: number;
  readonly spacesNext: number;
  /** What a stack costs on average when there are Bandits in it after all. */
  readonly banditsCost: number;
  /** How much of a card's use to count while it is still in hand. */
  readonly potentialWeight: number;
  /** The same for a whole sequence or triplet that is still in hand. */
  readonly handWeight: number;
  /** What one's own closed stack is worth by being there: thieves must guess, and it may break a tie. */
  readonly stackBonus: number;
  /** How much a rival's space hurts. */
  readonly rivalWeight: number;
  /** Stacks grow: what a Steal is worth beyond the best stack of the moment, and more for each card still to come. */
  readonly stealBonus: number;
  readonly stealBonusPerCard: number;
  /** Which part of what a peek may save counts: for an own stack, and for another's while a Steal is in hand. */
  readonly peekOwn: number;
  readonly peekOther: number;
  /** Which share of one's best stack is given up for lost for each card that rivals may still play. */
  readonly theftRisk: number;
}

/** The value of stacks by some weights. */
export interface Evaluation {
  readonly weights: Weights;
  /** Spaces a closed stack brings on average, if it is revealed. */
  expected(faces: Faces): number;
  /** The same for a seat that may also leave it closed. */
  value(faces: Faces): number;
  /** How much more it is worth to a seat that knows all its cards. */
  insight(faces: Faces): number;
}

/** Stacks of up to five cards are nearly all there are: their values are cached in a table, those of others in a map. */
const SMALL = 8 ** 5;
const MOST_CACHED = 100_000;

export function evaluationWith(weights: Weights): Evaluation {
  const expected = cached((faces) => {
    const { gain, loss } = outlook(weights, faces);
    return gain - loss;
  });
  const insight = cached((faces) => {
    const { gain, loss } = outlook(weights, faces);
    return Math.min(gain, loss);
  });
  return { weights, expected, value: (faces) => Math.max(0, expected(faces)), insight };
}

/** What revealing a stack brings where it is safe, and costs where it is not, each times its chance. */
function outlook(weights: Weights, faces: Faces): { readonly gain: number; readonly loss: number } {
  const { spaces, unknown } = knownOf(faces);
  if (spaces < 0) return { gain: 0, loss: -spaces };
  if (unknown === 0) return { gain: spaces, loss: 0 };
  const safe = weights.safeFirst * weights.safeNext ** (unknown - 1);
  const gain = safe * (spaces + weights.spacesFirst + weights.spacesNext * (unknown - 1));
  return { gain, loss: (1 - safe) * weights.banditsCost };
}

function cached(compute: (faces: Faces) => number): (faces: Faces) => number {
  const small = new Float64Array(SMALL).fill(Number.NaN);
  const large = new Map<Faces, number>();
  return (faces) => {
    const before = faces < SMALL ? small[faces] : large.get(faces);
    if (before !== undefined && !Number.isNaN(before)) return before;
    const computed = compute(faces);
    if (faces < SMALL) small[faces] = computed;
    else {
      if (large.size >= MOST_CACHED) large.clear();
      large.set(faces, computed);
    }
    return computed;
  };
}

/** The spaces of the best stack that could be laid from a hand alone; the hand as a number of each face, by digit. */
export function handSpaces(hand: readonly number[]): number {
  const [, mile1 = 0, mile2 = 0, mile3 = 0] = hand;
  if (mile1 > 0 && mile2 > 0 && mile3 > 0) return 1 + 2 + 3;
  if (hand.some((count, digit) => count >= 3 && digit !== BANDITS)) return SPACES_PER_TRIPLET;
  return mile1 === 0 ? 0 : mile2 === 0 ? 1 : 1 + 2;
}

/** What a stack may still become by the best card in hand; the hand as a number of each face, by digit. */
export function potentialOf({ weights, value }: Evaluation, faces: Faces, hand: readonly number[]): number {
  if (weights.potentialWeight === 0) return 0;
  const now = value(faces);
  let best = 0;
  for (let digit = 1; digit < hand.length; digit++) {
    if ((hand[digit] ?? 0) > 0) best = Math.max(best, value(withCardOnTop(faces, digit)) - now);
  }
  return weights.potentialWeight * best;
}
