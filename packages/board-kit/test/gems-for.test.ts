import { expect, test } from 'vitest';
import { gemsFor, pileUp } from '../src/index.ts';

test('an amount is counted out in as few gems as possible, the dearest first', () => {
  expect(gemsFor(0)).toEqual([]);
  expect(gemsFor(4)).toEqual([1, 1, 1, 1]);
  expect(gemsFor(17)).toEqual([10, 5, 1, 1]);
});

test('every amount is worth what its gems are worth', () => {
  for (let amount = 0; amount <= 130; amount++) {
    expect(gemsFor(amount).reduce<number>((sum, worth) => sum + worth, 0)).toBe(amount);
    expect(pileUp(amount)).toHaveLength(gemsFor(amount).length);
  }
});

test('no two gems of a pile lie in the same place', () => {
  for (const amount of [9, 29, 49, 124]) {
    const places = pileUp(amount, 3).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  }
});
