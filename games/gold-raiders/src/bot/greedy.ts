import { type Bot, pick } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import { appraisalBy, type Temper } from './appraisal.ts';
import { valuesOf } from './values.ts';

/** Guesses at how people play. */
const TEMPER: Temper = {
  safe: 0.8,
  hidden: 1.1,
  chased: 2.4,
  hope: 0.5,
  decoy: 0.1,
  rivalry: 0.3,
  patience: 0.6,
  eagerness: 0,
  curiosity: 0.15,
  exposure: 0,
};

export const appraisal = appraisalBy(TEMPER);

/** One step ahead with a perfect memory: whatever leaves the best table behind. Among equals it tosses a coin. */
export const greedy: Bot<GoldRaiders> = {
  id: 'greedy',
  choose: (asked) => {
    const values = valuesOf(appraisal, asked);
    const best = Math.max(...values);
    return pick(
      asked.luck,
      asked.offers.filter((_, i) => values[i] === best),
    );
  },
};
