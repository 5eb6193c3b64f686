import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DURATIONS } from '../src/index.ts';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

/** Day and night of every token that differs between them. */
const themed = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, day, night]) => [
    name as string,
    { day: day as string, night: night as string },
  ]),
);

const THEMES = ['day', 'night'] as const;
const SURFACES = ['page', 'panel', 'raised'];
const TEXTS = ['text', 'muted', 'torch', 'danger', 'safe', 'turquoise', 'obsidian', 'gold'];

function lightness(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A colour seen through another one that lets some light through. */
function under(veil: string, hex: string): string {
  const alpha = Number.parseInt(veil.slice(7, 9), 16) / 255;
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(veil, at) * alpha + channel(hex, at) * (1 - alpha))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

test.each(THEMES)('every text colour passes AA on every surface by %s', (theme) => {
  for (const surface of SURFACES) {
    for (const text of TEXTS) {
      const ratio = contrast(themed.get(text)![theme], themed.get(surface)![theme]);
      expect(ratio, `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(THEMES)('names on the ground pass AA in the light and out of it by %s', (theme) => {
  for (const surface of ['ground', 'ground-far', 'grass']) {
    for (const veil of ['glow', 'shade']) {
      const ground = under(themed.get(veil)![theme], themed.get(surface)![theme]);
      expect(contrast(themed.get('text')![theme], ground), `${surface} under ${veil}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('ink passes AA on the colour of every seat', () => {
  const seats = [...css.matchAll(/--look-\d: (#\w+)/g)].map(([, colour]) => colour as string);
  expect(new Set(seats).size).toBe(8);
  for (const colour of seats) expect(contrast(colour, '#10150f'), colour).toBeGreaterThanOrEqual(4.5);
});

test('a motion lasts as long in the style sheet as in a plan', () => {
  for (const [name, ms] of Object.entries(DURATIONS)) expect(css).toContain(`--${name}: calc(${ms}ms * var(--pace))`);
});
