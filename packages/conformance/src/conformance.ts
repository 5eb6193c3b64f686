import type { Shape } from '@quri/kernel';
import { beforeAll, describe, test } from 'vitest';
import { checksFor } from './checks/index.ts';
import { type CheckResult, PLAYED_OUT, runChecks } from './run-checks.ts';
import { SEED, settingsOf } from './settings.ts';
import { type OpenSubject, type Subject, wholeSubject } from './subject.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** In how many games a check looked at how many checkpoints: it is in the JSON report of a run. */
    checked?: { readonly games: number; readonly checkpoints: number };
  }
}

/** Short games are played several times, until about so many checkpoints were looked at for each number of players. */
const LEAST_CHECKPOINTS = 600;
const MOST_ROUNDS = 8;

/** Registers the whole suite for a game. The seed is in every failure, and `CONFORMANCE_SEED` sets it. */
export function conformance<G extends Shape>(given: Subject<G> | OpenSubject<G>): void {
  const subject = wholeSubject(given);
  const checks = checksFor(subject.game);
  const settings = settingsOf(subject.game, SEED);
  const withoutTiny = checks.filter(({ tinyOnly }) => !tinyOnly);
  describe(`${subject.game.meta.id} conforms`, () => {
    for (const players of new Set(settings.map((setting) => setting.players))) {
      describe(`${players} players`, () => {
        let results: readonly CheckResult[] = [];
        beforeAll(() => {
          const here = settings.filter((setting) => setting.players === players);
          results = here.flatMap((setting, i) => runChecks(subject, setting, i === 0 ? checks : withoutTiny));
          for (let round = 1; round < MOST_ROUNDS && checkpointsIn(results) < LEAST_CHECKPOINTS; round++) {
            const again = here.map((setting) => ({ ...setting, seed: `${setting.seed} ${round}` }));
            results = [...results, ...again.flatMap((setting) => runChecks(subject, setting, withoutTiny))];
          }
        });
        for (const name of [PLAYED_OUT, ...checks.map((check) => check.name)]) {
          test(name, ({ task }) => {
            const own = results.filter((result) => result.name === name);
            const checkpoints = own.reduce((sum, result) => sum + result.checkpoints, 0);
            task.meta.checked = { games: own.length, checkpoints };
            if (own.length === 0) throw new Error('nothing was checked');
            for (const { failure } of own) if (failure !== undefined) throw failure;
          });
        }
      });
    }
  });
}

/** Of the check that looked at most. */
function checkpointsIn(results: readonly CheckResult[]): number {
  const sums = new Map<string, number>();
  for (const { name, checkpoints } of results) sums.set(name, (sums.get(name) ?? 0) + checkpoints);
  return Math.max(0, ...sums.values());
}
