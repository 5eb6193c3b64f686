import { describe, expect, test } from 'vitest';
import { pick, seededRng, shuffled } from '../src/index.ts';
import { chiSquare, countsOf, onceInAThousand } from './chi-square.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('a seeded generator', () => {
  test('repeats itself for the same seed', () => {
    const [a, b] = [seededRng('one'), seededRng('one')];
    expect(numbers(100).map(() => a.below(1000))).toEqual(numbers(100).map(() => b.below(1000)));
    expect(a.fraction()).toBe(b.fraction());
  });

  test('differs between seeds, however alike', () => {
    const firsts = new Set(numbers(1000).map((n) => seededRng(`seed ${n}`).below(1_000_000_000)));
    expect(firsts.size).toBe(1000);
    expect(seededRng('ab').fraction()).not.toBe(seededRng('ba').fraction());
    expect(seededRng('').fraction()).not.toBe(seededRng('\0').fraction());
  });

  test.each([2, 6, 7, 35])('below %i comes every number about as often', (n) => {
    const rng = seededRng(`uniform ${n}`);
    const counts = countsOf(
      numbers(n * 1000).map(() => rng.below(n)),
      numbers(n),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(n * 1000);
    expect(chiSquare(counts, 1000)).toBeLessThan(onceInAThousand(n - 1));
  });

  test('first numbers of neighbouring seeds are spread as well', () => {
    const firsts = numbers(9000).map((n) => seededRng(`game ${n}`).below(9));
    expect(chiSquare(countsOf(firsts, numbers(9)), 1000)).toBeLessThan(onceInAThousand(8));
  });

  test('a fraction is at least 0 and less than 1, and fills the space between', () => {
    const rng = seededRng('fractions');
    const fractions = numbers(10_000).map(() => rng.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    const tenths = fractions.map((one) => Math.floor(one * 10));
    expect(chiSquare(countsOf(tenths, numbers(10)), 1000)).toBeLessThan(onceInAThousand(9));
  });

  test('picks only from what there is, and all of it in the end', () => {
    const rng = seededRng('pick');
    expect(new Set(numbers(200).map(() => pick(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(rng, [])).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  test('is a permutation and leaves the original alone', () => {
    const cards = numbers(52);
    const mixed = shuffled(seededRng('cards'), cards);
    expect(cards).toEqual(numbers(52));
    expect(mixed).not.toEqual(cards);
    expect([...mixed].sort((a, b) => a - b)).toEqual(cards);
  });

  test('keeps copies of equal cards', () => {
    expect(shuffled(seededRng('copies'), ['a', 'a', 'b']).sort()).toEqual(['a', 'a', 'b']);
    expect(shuffled(seededRng('nothing'), [])).toEqual([]);
  });

  test('brings every order about as often', () => {
    const rng = seededRng('orders');
    const orders = numbers(24_000).map(() => shuffled(rng, ['a', 'b', 'c', 'd']).join(''));
    const every = [...new Set(orders)];
    expect(every).toHaveLength(24);
    expect(chiSquare(countsOf(orders, every), 1000)).toBeLessThan(onceInAThousand(23));
  });
});
