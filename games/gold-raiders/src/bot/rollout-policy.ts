import type { Policy } from '@quri/bot-kit';
import { at, type Frozen, type Rng, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import { type Evaluation, evaluationWith, type Weights } from './evaluation.ts';
import { valuesIn } from './offer-values.ts';

/** Found by trying small changes against the greedy one and against itself, keeping what won more. */
const BY_TRIAL: Weights = {
  safeFirst: 0.823,
  safeNext: 0.823,
  spacesFirst: 1.501,
  spacesNext: 1.501,
  banditsCost: 2.769,
  potentialWeight: 0.624,
  handWeight: 0,
  stackBonus: 0.091,
  rivalWeight: 0.3,
  stealBonus: 0.393,
  stealBonusPerCard: 0.322,
  peekOwn: 0.3,
  peekOther: 0.3,
  theftRisk: 0.04,
};

/** Found by an evolution strategy: play at two and at four against itself, the weights above and a hand-written player. */
const EVOLVED: Weights = {
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

/** How seats play on in imagined worlds, and which offers are worth a search. */
export interface Rollout {
  readonly policy: Policy<GoldRaiders>;
  /** The few offers with the best one-step values. */
  topOffers(most: number, world: Frozen<State>, seat: Seat, offers: readonly Intent[]): readonly Intent[];
}

const rolloutBy = (evaluation: Evaluation): Rollout => ({
  policy: (world, seat, offers, rng) =>
    offers.length === 1 ? at(offers, 0) : softBest(valuesIn(evaluation, world, seat, offers), offers, rng),
  topOffers: (most, world, seat, offers) => {
    if (offers.length <= most) return offers;
    const values = valuesIn(evaluation, world, seat, offers);
    return offers
      .map((offer, i) => ({ offer, value: at(values, i) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ offer }) => offer);
  },
});

/** Whoever searches only the last cards plays most of them by the policy alone, and needs the sounder one. */
export const byTrial = rolloutBy(evaluationWith(BY_TRIAL));
export const evolved = rolloutBy(evaluationWith(EVOLVED));

/** Softmax over one-step values. */
function softBest(values: readonly number[], offers: readonly Intent[], rng: Rng): Intent {
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
}

/** The highest value after adding this is a choice in proportion to the exponentials of the values. */
const gumbelNoise = (rng: Rng): number => -Math.log(-Math.log(rng.fraction() + Number.MIN_VALUE));
