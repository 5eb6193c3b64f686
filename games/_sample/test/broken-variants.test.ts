import { checksFor, failureOf, runChecks, type Setting, type Subject, settingsOf } from '@quri/conformance';
import type { Frozen, Game } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { type Sample, sample } from '../src/game.ts';
import { brokenLate } from './broken-variants/late.ts';
import { brokenRules } from './broken-variants/rules.ts';
import { brokenSecrecy } from './broken-variants/secrets.ts';
import { subject } from './subject.ts';

const brokenVariants = [...brokenRules, ...brokenSecrecy];

/** The tiny game is played by its check alone. */
const watching = checksFor(sample).filter(({ tinyOnly }) => !tinyOnly);
const watched = brokenVariants.filter(({ check }) => watching.some(({ name }) => check.test(name)));

const setting: Setting<Sample> = { players: 2, options: { turns: 2, proudCharms: false }, seed: 'broken variants' };

/** Longer than any table has it: most checks look at some of its checkpoints only. */
const LONG: Sample['options'] = { turns: 120, proudCharms: false };

const values = {
  players: [2, 3, 4],
  turns: [1, 3, 4],
  proudCharms: [false, true],
};

/** Every two values of options, and every number of players with every value of an option. */
const meetings = Object.entries(values).flatMap(([name, ones], i) =>
  Object.entries(values)
    .slice(i + 1)
    .flatMap(([other, others]) =>
      ones.flatMap((one) =>
        others.map((another) => {
          const isThere = (s: Frozen<Sample['state']>): boolean => {
            const here = new Map<string, unknown>([['players', s.players.length], ...Object.entries(s.options)]);
            return here.get(name) === one && here.get(other) === another;
          };
          return [`${name} ${one} and ${other} ${another}`, isThere] as const;
        }),
      ),
    ),
);

const broken = (game: Partial<Game<Sample>>): Subject<Sample> => {
  const whole = { ...sample, ...game };
  return { ...subject, game: whole, tiny: { ...subject.tiny, game: whole } };
};

describe('conformance', () => {
  test.each(brokenVariants)('notices a game that $broken, by the check for it alone', ({ check, says, game }) => {
    expect(failureOf(check, broken(game()), setting)?.message).toMatch(says);
  });

  test.each(watched)('notices a game that $broken, with all checks watching', ({ check, says, game }) => {
    const results = runChecks(broken(game()), setting, watching).filter(({ name }) => check.test(name));
    expect(results.map(({ failure }) => failure?.message)).toEqual([expect.stringMatching(says)]);
  });

  test.each(brokenLate)('notices a game that $broken in its last third only', ({ check, says, game }) => {
    expect(failureOf(check, broken(game()), { ...setting, options: LONG })?.message).toMatch(says);
  });

  test.each(meetings)('notices a game that is broken only with %s', (_both, isThere) => {
    const outcome: typeof sample.outcome = (s) => (isThere(s) ? undefined : sample.outcome(s));
    const noticed = settingsOf(sample, 'pairs').filter(
      (one) => failureOf(/^a table that waits/, broken({ outcome }), one) !== undefined,
    );
    expect(noticed).not.toEqual([]);
  });

  test('has nothing against the whole game', () => {
    expect(runChecks(broken({}), setting).filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  test.each(checksFor(sample))('has a broken variant for: $name', ({ name }) => {
    expect(brokenVariants.some(({ check }) => check.test(name))).toBe(true);
  });
});
