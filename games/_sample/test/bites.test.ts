import { type Check, checksFor, type Setting, type Subject } from '@quri/conformance';
import type { Game } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { type Sample, sample } from '../src/game.ts';
import { rulesBites } from './bites/rules.ts';
import { secretsBites } from './bites/secrets.ts';
import { subject } from './subject.ts';

/** Every check is shown to bite. */
const bites = [...rulesBites, ...secretsBites];
const checks = checksFor(sample);

const setting: Setting<Sample> = { players: 2, options: { turns: 2, proudCharms: false }, seed: 'bites' };

const broken = (game: Partial<Game<Sample>>): Subject<Sample> => {
  const whole = { ...sample, ...game };
  return { ...subject, game: whole, tiny: { ...subject.tiny, game: whole } };
};

const named = (name: RegExp): Check => {
  const found = checks.filter((check) => name.test(check.name));
  expect(found).toHaveLength(1);
  return found[0] as Check;
};

describe('conformance bites', () => {
  test.each(bites)('a game that $broken is caught', ({ check, says, game }) => {
    expect(() => named(check).run(broken(game()), setting)).toThrow(says);
  });

  test.each(checks.map((check) => [check.name, check] as const))('the whole game is not, by: %s', (_name, check) => {
    expect(() => check.run(broken({}), setting)).not.toThrow();
  });

  test('there is a bite for every check', () => {
    for (const { name } of checks)
      expect(
        bites.some(({ check }) => check.test(name)),
        name,
      ).toBe(true);
  });
});
