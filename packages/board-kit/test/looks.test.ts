import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  CardBack,
  CROSS,
  crossAround,
  FlipCard,
  GEMS,
  Gem,
  Heap,
  mirrored,
  mirroredDown,
  PlayerChip,
  pathOf,
  QuriMark,
  SEAT_SHAPES,
  SeatShape,
  TextileEdge,
} from '../src/index.ts';

describe('stepped patterns', () => {
  test('the stepped cross is the same from every side', () => {
    const half = CROSS.map((row) => row.slice(0, Math.ceil(row.length / 2)));
    expect(half.map((row) => row + [...row.slice(0, -1)].reverse().join(''))).toEqual(CROSS);
    expect([...CROSS].reverse()).toEqual(CROSS);
  });

  test('a run of squares becomes one bar', () => {
    expect(pathOf(['##.#'], 2)).toBe('M0 0h4v2h-4zM6 0h2v2h-2z');
  });

  test('mirroring doubles a weave', () => {
    expect(mirroredDown(mirrored(['#.']))).toEqual(['#..#', '#..#']);
  });

  test('the outline of a cross needs only its last edge to come back to where it began', () => {
    const moves = [...crossAround(0, 0, 9).matchAll(/([hv])(-?[\d.]+)/g)];
    const sum = (letter: string): number =>
      moves.reduce((total, [, way, by]) => (way === letter ? total + Number(by) : total), 0);
    expect([sum('h'), sum('v')]).toEqual([0, 3]);
  });
});

describe('drawings', () => {
  const pictures = [
    createElement(QuriMark, {}),
    createElement(CardBack, {}),
    createElement(TextileEdge, {}),
    ...GEMS.map((worth) => createElement(Gem, { worth })),
    createElement(Heap, { amount: 37 }),
    ...SEAT_SHAPES.map((_, seat) => createElement(SeatShape, { seat })),
  ];

  test('are hidden from screen readers', () => {
    for (const picture of pictures) expect(renderToStaticMarkup(picture)).toMatch(/^<svg[^>]*aria-hidden="true"/);
  });

  test('every seat and every gem has a shape of its own', () => {
    expect(new Set(SEAT_SHAPES.map(({ d }) => d)).size).toBe(8);
    expect(new Set(GEMS.map((worth) => renderToStaticMarkup(createElement(Gem, { worth })))).size).toBe(3);
  });

  test('what lies face down is not in the page', () => {
    const sides = { front: 'secret', back: 'woven' };
    expect(renderToStaticMarkup(createElement(FlipCard, { ...sides, faceUp: false }))).not.toContain('secret');
    expect(renderToStaticMarkup(createElement(FlipCard, { ...sides, faceUp: true }))).toContain('secret');
  });

  test('a chip says who it is and how things stand', () => {
    const look = { name: 'Łucja', seat: 2, kind: 'person' as const, substituted: false, present: true, level: null };
    expect(renderToStaticMarkup(createElement(PlayerChip, { look, note: '12' }))).toMatch(/Łucja.*12/);
  });
});
