import type { Policy } from '@quri/bot-kit';
import { at, type Frozen, type Rng, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import { evaluationWith, type Weights } from './evaluation.ts';
import { valuesIn } from './offer-values.ts';

/** Found by trying small changes against the greedy one and against itself, keeping what won more. */
const WEIGHTS: Weights = {
  safeChance: 0.823,
  hiddenSpaces: 1.501,
  banditsCost: 2.769,
  potentialWeight: 0.624,
  stackBonus: 0.091,
  rivalWeight: 0.3,
  stealBonus: 0.393,
  stealBonusPerCard: 0.322,
  peekBonus: 0.183,
  theftRisk: 0.04,
};

/** Spaces of difference that change the odds by a factor of e: who always does the best can be predicted. */
const TEMPERATURE = 0.1;
/** An offer worse than the best by more than this is never chosen. */
const MAX_REGRET = 0.6;

export const evaluation = evaluationWith(WEIGHTS);

/** Softmax over one-step values, from what that seat knows in an imagined world. */
export const rolloutPolicy: Policy<GoldRaiders> = (world, seat, offers, rng) => {
  if (offers.length === 1) return at(offers, 0);
  const values = valuesIn(evaluation, world, seat, offers);
  let enough = Number.NEGATIVE_INFINITY;
  for (const value of values) enough = Math.max(enough, value - MAX_REGRET);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let index = 0;
  for (const value of values) {
    const noisy = value < enough ? Number.NEGATIVE_INFINITY : value + TEMPERATURE * gumbelNoise(rng);
    if (noisy > most) {
      most = noisy;
      best = index;
    }
    index++;
  }
  return at(offers, best);
};

/** The highest value after adding this is a choice in proportion to the exponentials of the values. */
const gumbelNoise = (rng: Rng): number => -Math.log(-Math.log(rng.fraction() + Number.MIN_VALUE));

/** The few offers with the best one-step values. */
export function topOffers(
  most: number,
  world: Frozen<State>,
  seat: Seat,
  offers: readonly Intent[],
): readonly Intent[] {
  if (offers.length <= most) return offers;
  const values = valuesIn(evaluation, world, seat, offers);
  return offers
    .map((offer, i) => ({ offer, value: at(values, i) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ offer }) => offer);
}
