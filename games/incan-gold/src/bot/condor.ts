import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../game.ts';
import { choiceChances, sampleChoice } from './policy.ts';
import { positionOf } from './position.ts';
import { LEARNED } from './weights.data.ts';

const WEIGHTS: readonly number[] = LEARNED.trim()
  .split(/\s+/)
  .map((hundredths) => Number(hundredths) / 100);

/** Plays as it has learned against itself, always in a mixture: there is little to be won by reading it. */
export const condor: Bot<IncanGold> = {
  id: 'condor',
  choose: ({ view, memory, seat, rng }) => ({
    type: 'choose',
    choice: sampleChoice(choiceChances(positionOf(view, memory, seat), WEIGHTS), rng),
  }),
};
