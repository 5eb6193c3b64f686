/** What each offer at one kind of decision turned out to be worth, in order of the offers. */
export interface OfferValues {
  readonly tried: number[];
  readonly mean: number[];
}

export const noValues = (offers: number): OfferValues => ({
  tried: new Array<number>(offers).fill(0),
  mean: new Array<number>(offers).fill(0),
});

/** Later games count for more than early ones, when all after them was still played badly. */
const AVERAGING_EXPONENT = 0.85;

export function addTrial({ tried, mean }: OfferValues, choice: number, share: number): void {
  const times = (tried[choice] ?? 0) + 1;
  tried[choice] = times;
  mean[choice] = (mean[choice] ?? 0) + (share - (mean[choice] ?? 0)) / times ** AVERAGING_EXPONENT;
}

/** Fewer trials than this say nothing. */
const MIN_TRIALS = 12;
/** By how many standard errors the best must lead the next before it is trusted. */
const MIN_LEAD = 0.5;

/** The offer that has proved best, if one has. */
export function provenBest({ tried, mean }: OfferValues): number | undefined {
  if (tried.some((times) => times < MIN_TRIALS)) return undefined;
  const [best, next] = mean.map((value, offer) => ({ value, offer, times: tried[offer] ?? 0 })).sort(byValue);
  if (best === undefined || next === undefined) return best?.offer;
  const lead = best.value - next.value;
  return lead > MIN_LEAD * Math.sqrt(varianceOf(best) + varianceOf(next)) ? best.offer : undefined;
}

interface Measured {
  readonly value: number;
  readonly times: number;
}

/** The best first; of equals the first offer, as sorting is stable. */
const byValue = (a: Measured, b: Measured): number => b.value - a.value;

/** Of a mean of wins and losses; never quite none. */
const varianceOf = ({ value, times }: Measured): number => (value * (1 - value) + 0.01) / times;
