import { at } from '@quri/kernel';
import { describe, expect, test } from 'vitest';

describe('the item at an index', () => {
  test('is the item, also where it is nothing much', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect([at([0, null, ''], 0), at([0, null, ''], 1), at([0, null, ''], 2)]).toEqual([0, null, '']);
  });

  test.each([-1, 2, 0.5, Number.NaN])('outside of the list it is our own mistake: %d', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(/no item at this index.*"length":2/);
  });
});
