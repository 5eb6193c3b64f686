import type { Shape } from '@quri/kernel';
import { beforeAll, describe, test } from 'vitest';
import { SEED } from '../settings.ts';
import { type BoardSubject, boardChecks, type Moving } from './checks.ts';
import { type Moment, momentsOf } from './moments.ts';

export { type BoardCheck, type BoardSubject, boardChecks } from './checks.ts';
export { momentsOf } from './moments.ts';
export { boardTrial, inPairs } from './trial.ts';

/** Registers what the board of every game must hold to. `CONFORMANCE_SEED` sets the seed. */
export function boardConformance<G extends Shape, Shown extends Moving>(subject: BoardSubject<G, Shown>): void {
  describe(`the board of ${subject.game.meta.id}`, () => {
    let moments: readonly Moment<G>[] = [];
    beforeAll(() => {
      moments = momentsOf(subject, SEED);
    });
    for (const { name, run } of boardChecks) test(name, () => run(subject, moments));
  });
}
