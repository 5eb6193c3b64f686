import type { Policy } from '@quri/bot-kit';
import { at, type Frozen, type Rng, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import { evaluationWith, type Weights } from './evaluation.ts';
import { valuesIn } from './offer-values.ts';

/** Found by an evolution strategy: play at two and at four against itself, the weights before and a hand-written player. */
const WEIGHTS: Weights = {
  safeFirst: 0.742,
  safeNext: 0.881,
  spacesFirst: 2.449,
  spacesNext: 1.386,
  banditsCost: 2.638,
  potentialWeight: 0,
  handWeight: 0.413,
  stackBonus: -0.099,
  rivalWeight: 0.139,
  stealBonus: 0.965,
  stealBonusPerCard: 0.522,
  peekOwn: 0.061,
  peekOther: 1.653,
  theftRisk: 0.046,
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
