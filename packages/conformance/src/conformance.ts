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
