import { type Faces, knownOf, topped } from './faces.ts';

/** How somebody guesses at what is hidden, and what they care for. All but chances in spaces. */
export interface Temper {
  /** The chance that a card nobody has shown is not Bandits. */
  readonly safe: number;
  /** The spaces such a card then brings. */
  readonly hidden: number;
  /** What a stack costs on average when there are Bandits in it after all. */
  readonly chased: number;
  /** How much of a card's use to count while it is still in hand. */
  readonly hope: number;
  /** What one's own closed stack is worth by being there: thieves must guess, and it may break a tie. */
  readonly decoy: number;
  /** How much a rival's space hurts. */
  readonly rivalry: number;
  /** Stacks grow: what a Steal is worth beyond the best stack of the moment, and more for each card still to come. */
  readonly patience: number;
  readonly eagerness: number;
  /** What it is worth to see a card, for somebody who can act on it. */
  readonly curiosity: number;
  /** Which share of one's best stack is given up for lost for each card that rivals may still play. */
  readonly exposure: number;
}

/** What stacks are worth to somebody of this temper. */
export interface Appraisal {
  readonly temper: Temper;
  /** Spaces a closed stack brings on average, if it is revealed. */
  expected(faces: Faces): number;
  /** The same for whoever may also leave it closed. */
  worth(faces: Faces): number;
}

/** Stacks of up to five cards are nearly all there are: their worth is kept in a table, that of others in a map. */
const SMALL = 8 ** 5;
const MOST_KEPT = 100_000;

export function appraisalBy(temper: Temper): Appraisal {
  const small = new Float64Array(SMALL).fill(Number.NaN);
  const large = new Map<Faces, number>();

  const reckon = (faces: Faces): number => {
    const { spaces, unknown } = knownOf(faces);
    if (unknown === 0 || spaces < 0) return spaces;
    const safe = temper.safe ** unknown;
    return safe * (spaces + temper.hidden * unknown) - (1 - safe) * temper.chased;
  };
  const expected = (faces: Faces): number => {
    if (faces < SMALL) {
      if (Number.isNaN(small[faces])) small[faces] = reckon(faces);
      return small[faces] as number;
    }
    const known = large.get(faces);
    if (known !== undefined) return known;
    if (large.size >= MOST_KEPT) large.clear();
    const fresh = reckon(faces);
    large.set(faces, fresh);
    return fresh;
  };
  return { temper, expected, worth: (faces) => Math.max(0, expected(faces)) };
}

/** What a stack may still become by the best card in hand; the hand as a number of each face, by digit. */
export function promiseOf({ temper, worth }: Appraisal, faces: Faces, hand: readonly number[]): number {
  const now = worth(faces);
  let best = 0;
  for (let digit = 1; digit < hand.length; digit++) {
    if ((hand[digit] as number) > 0) best = Math.max(best, worth(topped(faces, digit)) - now);
  }
  return temper.hope * best;
}
