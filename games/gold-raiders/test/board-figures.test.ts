import { figureMarkup } from '@quri/conformance/board';
import { LANGUAGES } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../src/board/figures/figures.tsx';

const drawn = (name: string, language: 'en' | 'pl'): string => figureMarkup(FIGURES, name, language);

describe('the figures of the rulebook', () => {
  test.each(Object.keys(FIGURES))('%s is a picture and nothing else', (name) => {
    for (const language of LANGUAGES) {
      const html = drawn(name, language);
      expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
      expect(html).toContain('<svg');
      expect(html).not.toContain('<button');
    }
  });

  test('what a stack comes to is worked out by the rules', () => {
    const totals = (name: string): readonly string[] =>
      [...drawn(name, 'en').matchAll(/<b [^>]*data-sign="-?\d"[^>]*>([^<]+)</g)].map(([, total = '']) => total);
    expect(totals('bandits')).toEqual(['−2', '−4']);
    expect(totals('sequence')).toEqual(['+6', '+1', '+5']);
    expect(totals('recon-between')).toEqual(['+3', '+1']);
    expect(totals('triplets')).toEqual(['+6', '+5']);
    expect(drawn('temple', 'en')).toContain('9 miles');
    expect(drawn('temple', 'pl')).toContain('6 mil');
  });
});
