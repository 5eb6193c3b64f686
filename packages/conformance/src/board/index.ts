import type { Shape } from '@quri/kernel';
import { beforeAll, describe, test } from 'vitest';
import { SEED } from '../settings.ts';
import { type BoardSubject, boardChecks, type Moving } from './checks.ts';
import { type ViewedStep, viewedSteps } from './viewed-steps.ts';

export { type BoardCheck, type BoardSubject, boardChecks } from './checks.ts';
export { boardTrial, inPairs } from './trial.ts';
export { viewedSteps } from './viewed-steps.ts';

/** Registers what the board of every game must hold to. `CONFORMANCE_SEED` sets the seed. */
export function boardConformance<G extends Shape, Shown extends Moving>(subject: BoardSubject<G, Shown>): void {
  describe(`the board of ${subject.game.meta.id}`, () => {
    let steps: readonly ViewedStep<G>[] = [];
    beforeAll(() => {
      steps = viewedSteps(subject, SEED);
    });
    for (const { name, run } of boardChecks) test(name, () => run(subject, steps));
  });
}
export { figureMarkup } from './figure-markup.ts';
