import { incanGold } from '@quri/incan-gold';
import { describe, expect, it } from 'vitest';
import { addressOf, routeOf } from '../src/app/route.ts';
import { dealEn } from '../src/deal/deal.en.ts';
import { dealPl } from '../src/deal/deal.pl.ts';
import { bestFirst, type PlayedTable } from '../src/deal/deal.ts';
import { optionLines } from '../src/deal/option-lines.ts';

const played = (table: string, scores: readonly number[] | null, endedAt = 0): PlayedTable => ({
  table,
  endedAt,
  original: false,
  onDevice: false,
  seats: [
    { name: 'Anna', level: null },
    { name: null, level: 'mixed' },
  ],
  places: [1, 2],
  scores,
});

describe('the results of a deal', () => {
  it('begin with the best of a person, and end with games without scores', () => {
    const all = [played('few', [3, 90]), played('none', null), played('many', [20, 1]), played('late', [20, 5], 9)];
    expect(bestFirst(all).map(({ table }) => table)).toEqual(['many', 'late', 'few', 'none']);
  });
});

describe('the screen of a deal', () => {
  it('has an address of its own', () => {
    expect(routeOf('/deal/abcDEF123', '')).toEqual({ at: 'deal', table: 'abcDEF123' });
    expect(addressOf({ at: 'deal', table: 'abcDEF123' })).toBe('/deal/abcDEF123');
    expect(routeOf('/deal/../x', '')).toEqual({ at: 'nowhere' });
  });

  it('says every option in words', async () => {
    const text = await incanGold.text.en();
    const lines = optionLines({ game: 'incan-gold', players: 3, options: { openTents: true } }, text, dealEn);
    expect(lines.find(({ name }) => name === 'openTents')?.value).toBe('yes');
    expect(lines.every(({ label, value }) => label !== '' && value !== '' && value !== 'undefined')).toBe(true);
  });

  it('says everything in both languages', () => {
    expect(Object.keys(dealPl)).toEqual(Object.keys(dealEn));
  });
});
