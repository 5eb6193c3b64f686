import type { Policy } from '@quri/bot-kit';
import type { Frozen, Luck, Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import { appraisalBy, type Temper } from './appraisal.ts';
import { valuesIn } from './values.ts';

/** Found by trying small changes against the greedy one and against itself, keeping what won more. */
const TEMPER: Temper = {
  safe: 0.823,
  hidden: 1.501,
  chased: 2.769,
  hope: 0.624,
  decoy: 0.091,
  rivalry: 0.3,
  patience: 0.393,
  eagerness: 0.322,
  curiosity: 0.183,
  exposure: 0.04,
};

/** So many spaces of difference make it e times as sure of itself: always doing the best could be read. */
const HESITATION = 0.1;
/** What is worse than the best by this much is not done. */
const OUT_OF_QUESTION = 0.6;

export const instincts = appraisalBy(TEMPER);

/** What a sensible player does without much thought, from what that seat knows in a world that was imagined. */
export const instinct: Policy<GoldRaiders> = (world, seat, offers, luck) => {
  if (offers.length === 1) return offers[0] as Intent;
  const values = valuesIn(instincts, world, seat, offers);
  let enough = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) enough = Math.max(enough, (values[i] as number) - OUT_OF_QUESTION);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    if ((values[i] as number) < enough) continue;
    const value = (values[i] as number) + HESITATION * wavering(luck);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return offers[best] as Intent;
};

/** Added to every value, this chooses in proportion to their exponentials (Gumbel). */
const wavering = (luck: Luck): number => -Math.log(-Math.log(luck.fraction() + Number.MIN_VALUE));

/** The few offers that look best at first sight. */
export function bestLooking(
  most: number,
  world: Frozen<State>,
  seat: Seat,
  offers: readonly Intent[],
): readonly Intent[] {
  if (offers.length <= most) return offers;
  const values = valuesIn(instincts, world, seat, offers);
  return offers
    .map((offer, i) => ({ offer, value: values[i] as number }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ offer }) => offer);
}
