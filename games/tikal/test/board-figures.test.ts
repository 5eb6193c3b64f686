import { figureMarkup } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../src/board/figures/figures.tsx';

const drawn = (name: string, language: 'en' | 'pl'): string => figureMarkup(FIGURES, name, language);

describe('the pictures of the rulebook', () => {
  test.each(Object.keys(FIGURES))(
    '%s can be drawn, has nothing to say to screen readers, and moves nothing',
    (name) => {
      for (const language of ['en', 'pl'] as const) {
        const html = drawn(name, language);
        expect(html).toContain('<svg');
        expect(html).not.toMatch(/NaN|undefined/);
        expect(html).not.toMatch(/<button|tabindex|aria-label/);
      }
    },
  );

  test('what is written in them is in the language of the reader', () => {
    for (const name of ['expedition', 'tiles', 'treasures', 'prices', 'volcano', 'scoring'])
      expect(drawn(name, 'en'), name).not.toBe(drawn(name, 'pl'));
  });

  test('TK-C3 TK-2 TK-7: ways cost what the text below says', () => {
    const costs = (name: string): readonly number[] =>
      [...drawn(name, 'en').matchAll(/<circle r="25"><\/circle><text[^>]*>(\d)<\/text>/g)].map(([, cost]) =>
        Number(cost),
      );
    expect(costs('start')).toEqual([2, 1, 2]);
    expect(costs('placing')).toEqual([1, 3]);
    expect(costs('walk')).toEqual([1, 2, 3]);
  });
});
