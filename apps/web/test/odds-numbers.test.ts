import { describe, expect, it } from 'vitest';
import { amount, bestOf, percent } from '../src/table/odds/numbers.ts';

describe('the numbers of the odds', () => {
  it('are written as in the language, and never claim more than they know', () => {
    expect([1 / 9, 0, 1, 0.5].map((chance) => percent(chance, 'en'))).toEqual(['11.1%', '0%', '100%', '50%']);
    expect(percent(1 / 9, 'pl')).toBe('11,1%');
    // What can happen is not shown as impossible, and what may not is not shown as certain.
    expect([0.0001, 0.9999].map((chance) => percent(chance, 'en'))).toEqual(['0.1%', '99.9%']);
    expect([7, 6.44, 20 / 3].map((value) => amount(value, 'en'))).toEqual(['7', '6.4', '6.7']);
    expect(amount(6.44, 'pl')).toBe('6,4');
  });

  it('mark the one best choice, and none where two are as good', () => {
    expect(bestOf([7, 6.4])).toBe(0);
    expect(bestOf([3, 3.1])).toBe(1);
    expect(bestOf([5, 5])).toBe(null);
    expect(bestOf([0.3, 0.1 + 0.2])).toBe(null);
  });
});
