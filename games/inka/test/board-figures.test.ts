import { figureMarkup } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../src/board/figures/figures.tsx';

const drawn = (name: string, language: 'en' | 'pl' = 'en'): string => figureMarkup(FIGURES, name, language);

describe('figures of the rulebook', () => {
  test.each(Object.keys(FIGURES))('%s is a picture that says nothing and takes nothing', (name) => {
    for (const language of ['en', 'pl'] as const) {
      const html = drawn(name, language);
      expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
      expect(html).not.toMatch(/<button|tabindex|NaN|undefined/);
    }
  });

  test.each(['slide', 'swing', 'diamond'])('IN-8, IN-9, IN-15: %s shows a move that is possible', (name) => {
    expect(drawn(name)).toContain('data-chosen="true"');
  });

  test.each(['stopped', 'blockers'])('IN-10, IN-17: %s shows the cell that stops a tile', (name) => {
    expect(drawn(name)).toContain('url(#in-hatch)" fill-opacity');
  });

  test('IN-11: the walk costs one point from the snake on', () => {
    const costs = [...drawn('walk').matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, cost]) => cost);
    expect(costs).toEqual(['1', '1', '1', '1']);
  });

  test.each(['statues', 'exit'])('IN-11: %s shows a way', (name) => {
    expect(drawn(name)).toContain('stroke-dasharray="0 17"');
  });

  test('the names of symbols are those of the language', () => {
    expect(drawn('symbols', 'en')).toContain('passage');
    expect(drawn('symbols', 'pl')).toContain('przejście');
  });
});
