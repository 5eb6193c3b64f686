import { seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { pickBest } from '../src/index.ts';

const pickedFrom = (values: readonly number[], slack?: number): ReadonlySet<string> =>
  new Set(Array.from({ length: 40 }, (_, i) => pickBest(seededRng(`${i}`), ['a', 'b', 'c'], values, slack)));

describe('picking the best', () => {
  test('takes any of those that are worth most, and no other', () => {
    expect(pickedFrom([2, 1, 2])).toEqual(new Set(['a', 'c']));
    expect(pickedFrom([-3, -1, -2])).toEqual(new Set(['b']));
  });

  test('also takes those that are nearly as good', () => {
    expect(pickedFrom([2, 1, 0], 1)).toEqual(new Set(['a', 'b']));
  });
});
