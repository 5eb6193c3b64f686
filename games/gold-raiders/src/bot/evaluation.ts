import { type Faces, knownOf, withCardOnTop } from './faces.ts';

/** Parameters of the evaluation: guesses at what is hidden, and what counts how much. All but chances in spaces. */
export interface Weights {
  /** The chance that a card nobody has shown is not Bandits. */
  readonly safeChance: number;
  /** The spaces such a card then brings. */
  readonly hiddenSpaces: number;
  /** What a stack costs on average when there are Bandits in it after all. */
  readonly banditsCost: number;
  /** How much of a card's use to count while it is still in hand. */
  readonly potentialWeight: number;
  /** What one's own closed stack is worth by being there: thieves must guess, and it may break a tie. */
  readonly stackBonus: number;
  /** How much a rival's space hurts. */
  readonly rivalWeight: number;
  /** Stacks grow: what a Steal is worth beyond the best stack of the moment, and more for each card still to come. */
  readonly stealBonus: number;
  readonly stealBonusPerCard: number;
  /** What it is worth to see a card, for somebody who can act on it. */
  readonly peekBonus: number;
  /** Which share of one's best stack is given up for lost for each card that rivals may still play. */
  readonly theftRisk: number;
}

/** The value of stacks by some weights. */
export interface Evaluation {
  readonly weights: Weights;
  /** Spaces a closed stack brings on average, if it is revealed. */
  expected(faces: Faces): number;
  /** The same for whoever may also leave it closed. */
  value(faces: Faces): number;
}

/** Stacks of up to five cards are nearly all there are: their values are cached in a table, those of others in a map. */
const SMALL = 8 ** 5;
const MOST_CACHED = 100_000;

export function evaluationWith(weights: Weights): Evaluation {
  const small = new Float64Array(SMALL).fill(Number.NaN);
  const large = new Map<Faces, number>();

  const compute = (faces: Faces): number => {
    const { spaces, unknown } = knownOf(faces);
    if (unknown === 0 || spaces < 0) return spaces;
    const safe = weights.safeChance ** unknown;
    return safe * (spaces + weights.hiddenSpaces * unknown) - (1 - safe) * weights.banditsCost;
  };
  const expected = (faces: Faces): number => {
    const cached = faces < SMALL ? small[faces] : large.get(faces);
    if (cached !== undefined && !Number.isNaN(cached)) return cached;
    const computed = compute(faces);
    if (faces < SMALL) small[faces] = computed;
    else {
      if (large.size >= MOST_CACHED) large.clear();
      large.set(faces, computed);
    }
    return computed;
  };
  return { weights, expected, value: (faces) => Math.max(0, expected(faces)) };
}

/** What a stack may still become by the best card in hand; the hand as a number of each face, by digit. */
export function potentialOf({ weights, value }: Evaluation, faces: Faces, hand: readonly number[]): number {
  const now = value(faces);
  let best = 0;
  for (let digit = 1; digit < hand.length; digit++) {
    if ((hand[digit] ?? 0) > 0) best = Math.max(best, value(withCardOnTop(faces, digit)) - now);
  }
  return weights.potentialWeight * best;
}
