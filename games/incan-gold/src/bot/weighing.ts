import { chancesOf, drawn, type Reading, scoresOf } from '@quri/bot-kit';
import type { Luck } from '@quri/kernel';
import { CHOICES, type Choice } from '../vocabulary.ts';
import { cellsOf } from './cells.ts';
import { leaningOf } from './leaning.ts';
import type { Position } from './position.ts';

/** A position as a learner reads it: all that is weighed speaks for camp or against it. In order of the choices. */
export const readingOf = (position: Position): Reading => ({
  leaning: [0, leaningOf(position)],
  active: [[], cellsOf(position)],
});

/** What is hardly ever right is never done. */
const HARDLY_EVER = 0.03;

export function chosenBy(chances: readonly number[], luck: Luck): Choice {
  const likely = chances.map((one) => (one < HARDLY_EVER ? 0 : one));
  const sum = likely.reduce((all, one) => all + one, 0);
  return CHOICES[
    drawn(
      likely.map((one) => one / sum),
      luck,
    )
  ] as Choice;
}

/** How often to choose what, by such weights. */
export const chancesBy = (position: Position, weights: readonly number[]): readonly number[] =>
  chancesOf(scoresOf(readingOf(position), weights));
