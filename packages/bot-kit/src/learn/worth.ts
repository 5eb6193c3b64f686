import { at } from '@quri/kernel';

/** What each offer at one kind of decision turned out to be worth, in order of the offers. */
export interface Worth {
  readonly tried: number[];
  readonly mean: number[];
}

export const fresh = (offers: number): Worth => ({
  tried: new Array<number>(offers).fill(0),
  mean: new Array<number>(offers).fill(0),
});

/** Later games count for more than early ones, when all after them was still played badly. */
const FORGETTING = 0.85;

export function note({ tried, mean }: Worth, choice: number, share: number): void {
  const times = (tried[choice] ?? 0) + 1;
  tried[choice] = times;
  mean[choice] = (mean[choice] ?? 0) + (share - (mean[choice] ?? 0)) / times ** FORGETTING;
}

/** Fewer trials than this say nothing. */
const ENOUGH = 12;
/** By how many standard errors the best must lead the next before it is trusted. */
const TRUSTED = 0.5;

/** The offer that has proved best, if one has. */
export function better({ tried, mean }: Worth): number | undefined {
  let best = -1;
  let next = -1;
  for (let i = 0; i < mean.length; i++) {
    if (at(tried, i) < ENOUGH) return undefined;
    if (best < 0 || at(mean, i) > at(mean, best)) {
      next = best;
      best = i;
    } else if (next < 0 || at(mean, i) > at(mean, next)) next = i;
  }
  if (next < 0) return best;
  const spread = (i: number): number => (at(mean, i) * (1 - at(mean, i)) + 0.01) / at(tried, i);
  const lead = at(mean, best) - at(mean, next);
  return lead > TRUSTED * Math.sqrt(spread(best) + spread(next)) ? best : undefined;
}
