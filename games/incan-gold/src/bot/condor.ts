import { learnedCampChance, weightsFrom } from './policy.ts';
import { createPositionBot } from './position-bot.ts';
import { LEARNED } from './weights.data.ts';

const WEIGHTS = weightsFrom(LEARNED);

/** Plays as it has learned against itself and others, always in a mixture: there is little to be won by reading it. */
export const condor = createPositionBot('condor', (position) => learnedCampChance(position, WEIGHTS));
