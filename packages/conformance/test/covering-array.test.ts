import { type Game, seededRng } from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { coveringArray, pairsOf } from '../src/covering-array.ts';
import { sampleOf } from '../src/sampling.ts';
import { settingsOf } from '../src/settings.ts';

/** Every row of so many fields with so many values each. */
const product = (...sizes: readonly number[]): readonly Record<string, number>[] =>
  sizes.reduce<readonly Record<string, number>[]>(
    (rows, size, i) =>
      rows.flatMap((row) => Array.from({ length: size }, (_, value) => ({ ...row, [`field${i}`]: value }))),
    [{}],
  );

const pairsIn = (rows: readonly Record<string, unknown>[]): ReadonlySet<string> => new Set(rows.flatMap(pairsOf));

describe('a covering array', () => {
  test.each([
    [[2, 2, 2], 4, 5],
    [[3, 3, 3, 3], 9, 15],
    [[7, 4, 2, 2, 2], 28, 30],
    [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 6, 12],
  ])('of fields with %j values has every pair, in at least %i and at most %i rows', (sizes, least, most) => {
    const rows = product(...sizes);
    const chosen = coveringArray(rows);
    expect(pairsIn(chosen)).toEqual(pairsIn(rows));
    expect(chosen.length).toBeGreaterThanOrEqual(least);
    expect(chosen.length).toBeLessThanOrEqual(most);
  });

  test('has only rows that are there, and so only pairs that can be', () => {
    const rows = product(3, 3, 3).filter(({ field0, field1 }) => field0 !== field1);
    const chosen = coveringArray(rows);
    expect(pairsIn(chosen)).toEqual(pairsIn(rows));
    for (const row of chosen) expect(rows).toContain(row);
  });

  test('begins with the rows it must have, and takes none twice', () => {
    const rows = product(3, 3, 2);
    const chosen = coveringArray(rows, rows.slice(7, 9));
    expect(chosen.slice(0, 2)).toEqual(rows.slice(7, 9));
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  test('of one field has all its values, of none one row or nothing', () => {
    expect(coveringArray(product(5))).toHaveLength(5);
    expect(coveringArray([{}], [{}])).toEqual([{}]);
    expect(coveringArray([])).toEqual([]);
  });

  test('is the same every time', () => {
    expect(coveringArray(product(4, 3, 3, 2))).toEqual(coveringArray(product(4, 3, 3, 2)));
  });
});

describe('the tables a game is tested at', () => {
  test('are the defaults for every number of players, and others', () => {
    const settings = settingsOf(sample, 'seed');
    for (const players of [2, 3, 4]) {
      const here = settings.filter((setting) => setting.players === players).map(({ options }) => options);
      expect(here).toContainEqual({ turns: 3, proudCharms: false });
      expect(new Set(here.map(({ turns }) => turns))).toEqual(new Set([1, 3, 4]));
      expect(new Set(here.map(({ proudCharms }) => proudCharms)).size).toBe(2);
    }
    expect(new Set(settings.map(({ seed }) => seed)).size).toBe(settings.length);
  });

  test('are only such as the game allows: an option may widen the number of players', () => {
    const meta: Game<Sample>['meta'] = {
      ...sample.meta,
      players: ({ proudCharms }) => ({ min: proudCharms ? 2 : 3, max: 4 }),
    };
    const ofTwo = settingsOf({ ...sample, meta }, 'seed').filter(({ players }) => players === 2);
    expect(new Set(ofTwo.map(({ options }) => options.turns))).toEqual(new Set([1, 3, 4]));
    expect(ofTwo.every(({ options }) => options.proudCharms)).toBe(true);
  });
});

describe('a sample of checkpoints', () => {
  test('is all of them where there are few', () => {
    expect([...sampleOf(5, 5, seededRng('few'))]).toEqual([0, 1, 2, 3, 4]);
    expect([...sampleOf(0, 5, seededRng('none'))]).toEqual([]);
  });

  test('is spread over all of a long game, its ends included', () => {
    const sample = [...sampleOf(1000, 20, seededRng('many'))].sort((a, b) => a - b);
    expect([sample[0], sample.at(-1)]).toEqual([0, 999]);
    expect(sample.length).toBeGreaterThanOrEqual(20);
    for (let part = 0; part < 20; part++)
      expect(sample.some((at) => at >= part * 50 && at < (part + 1) * 50)).toBe(true);
  });

  test('is the same for the same rng and another for another', () => {
    const of = (seed: string) => [...sampleOf(1000, 20, seededRng(seed))];
    expect(of('one')).toEqual(of('one'));
    expect(of('one')).not.toEqual(of('another'));
  });
});
