import { describe, expect, test } from 'vitest';
import { expectedGain, tokensLeft } from '../src/answers/bag.ts';
import { charmValue } from '../src/answers/charm-value.ts';
import { BAG, CHARMS, charmOf, tokenOf } from '../src/components.ts';
import type { CharmId, TokenId } from '../src/vocabulary.ts';

const token = (id: string) => tokenOf(id as TokenId);

describe('answers', () => {
  test('SA-3 what is left in the bag, also when the drawn tokens are copies from a message', () => {
    expect(tokensLeft([])).toEqual(BAG);
    const drawn = [{ ...token('coin-3a') }, { ...token('coin-1b') }];
    expect(tokensLeft(drawn).map(({ id }) => id)).toEqual([
      'coin-1a',
      'coin-2a',
      'coin-2b',
      'coin-3b',
      'rat-a',
      'rat-b',
      'rat-c',
    ]);
  });

  test('SA-3 one more dip brings the coins that are left, and each rat takes the pot', () => {
    expect(expectedGain([], 0)).toBeCloseTo(12 / 9);
    expect(expectedGain([token('coin-3a'), token('coin-3b')], 6)).toBeCloseTo((6 - 3 * 6) / 7);
  });

  test('SA-7 a worn 3 counts 5 among proud charms, every other charm its value', () => {
    const value = (id: string, proudCharms: boolean): number =>
      charmValue(charmOf(id as CharmId), { turns: 1, proudCharms });
    expect([value('charm-3a', false), value('charm-3a', true), value('charm-2a', true)]).toEqual([3, 5, 2]);
    expect(CHARMS.map((charm) => charmValue(charm, { turns: 1, proudCharms: false }))).toEqual(
      CHARMS.map(({ value: printed }) => printed),
    );
  });
});
