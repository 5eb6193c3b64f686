import { readFileSync } from 'node:fs';
import { QuriMark } from '@quri/board-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('the page before any script is here', () => {
  it('draws the mark exactly as the loading screen does', () => {
    const drawn = renderToStaticMarkup(createElement(QuriMark, { size: 72 }));
    const still = drawn.replaceAll(/ class="[^"]*"/g, '').replaceAll('></path>', '/>');
    const written = /<svg[\s\S]*<\/svg>/.exec(page)?.[0].replaceAll(/\n\s*/g, '');
    expect(written).toBe(still);
  });

  it('has nothing inline that the content security policy forbids', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  it('says in both languages what it needs', () => {
    const said = /<noscript>([\s\S]*)<\/noscript>/.exec(page)?.[1] ?? '';
    expect(said).toMatch(/lang="en">[^<]*JavaScript/);
    expect(said).toMatch(/lang="pl">[^<]*JavaScript/);
  });
});
