import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ActionArea, BackOption, Option, OptionLabel, spokenLabel } from '../src/index.ts';

const areaOf = (roomy: boolean): string =>
  renderToStaticMarkup(createElement(ActionArea, { root: { current: null }, label: 'What now?', busy: true, roomy }));

describe('what stands in the action bar', () => {
  test('is a named group that says when an answer is on its way, and asks for room only where it wants some', () => {
    expect(areaOf(false)).toMatch(/role="group" aria-label="What now\?" aria-busy="true" tabindex="-1"/);
    expect(areaOf(false)).not.toContain('data-roomy');
    expect(areaOf(true)).toContain('data-roomy');
  });

  test('an option carries the key of its choice and keeps what it is told of a button', () => {
    const html = renderToStaticMarkup(
      createElement(
        Option,
        { option: 'go 3', look: 'first', 'aria-disabled': true },
        createElement(OptionLabel, null, 'Go'),
      ),
    );
    expect(html).toMatch(/^<button type="button" aria-disabled="true"[^>]*data-look="first" data-option="go 3">/);
    expect(html).toContain('>Go</span>');
  });

  test('what is said aloud has the words that are seen', () => {
    expect(spokenLabel('No blocker', 'End the turn without the blocker')).toBe(
      'No blocker: End the turn without the blocker',
    );
    expect(spokenLabel('a1', 'Start on A1')).toBe('Start on A1');
  });

  test('the way back is there, but closed, where there is none', () => {
    const back = (act: (() => void) | null): string =>
      renderToStaticMarkup(createElement(BackOption, { back: act, word: 'Back' }));
    expect(back(null)).toContain('aria-disabled="true"');
    expect(back(() => {})).toContain('aria-disabled="false"');
    expect(back(null)).toContain('aria-keyshortcuts="Escape"');
  });
});
