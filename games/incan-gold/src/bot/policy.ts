import { chancesOf, drawn, type Reading, scoresOf } from '@quri/bot-kit';
import { at, type Luck } from '@quri/kernel';
import { CHOICES, type Choice } from '../vocabulary.ts';
import { activeWeights } from './features.ts';
import type { Position } from './position.ts';
import { campPrior } from './prior.ts';

/** A position as the learner sees it, in order of the choices: every weight speaks for camp or against it. */
export const featuresOf = (position: Position): Reading => ({
  leaning: [0, campPrior(position)],
  active: [[], activeWeights(position)],
});

/** How often to make each choice, by such weights. */
export const choiceChances = (position: Position, weights: readonly number[]): readonly number[] =>
  chancesOf(scoresOf(featuresOf(position), weights));

/** A choice with a smaller chance is never made. */
const MIN_CHANCE = 0.03;

export function sampleChoice(chances: readonly number[], luck: Luck): Choice {
  const kept = chances.map((chance) => (chance < MIN_CHANCE ? 0 : chance));
  const sum = kept.reduce((all, one) => all + one, 0);
  const index = drawn(
    kept.map((chance) => chance / sum),
    luck,
  );
  return at(CHOICES, index);
}
