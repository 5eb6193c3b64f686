import { pickBest } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import { evaluationWith, type Weights } from './evaluation.ts';
import { valuesOf } from './offer-values.ts';

/** Guesses at how people play. */
const WEIGHTS: Weights = {
  safeFirst: 0.8,
  safeNext: 0.8,
  spacesFirst: 1.1,
  spacesNext: 1.1,
  banditsCost: 2.4,
  potentialWeight: 0.5,
  handWeight: 0,
  stackBonus: 0.1,
  rivalWeight: 0.3,
  stealBonus: 0.6,
  stealBonusPerCard: 0,
  peekOwn: 0.3,
  peekOther: 0.3,
  theftRisk: 0,
};

export const evaluation = evaluationWith(WEIGHTS);

/** One step ahead with a perfect memory: whatever leaves the best table behind. Among equals it tosses a coin. */
export const greedy: Bot<GoldRaiders> = {
  id: 'greedy',
  choose: (asked) => pickBest(asked.rng, asked.offers, valuesOf(evaluation, asked)),
};
