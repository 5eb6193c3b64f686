import type { Rect } from '@quri/board-kit';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../src/board/layout/layout.ts';

const PHONE = { width: 390, height: 620 };
const SIZES = [PHONE, { width: 360, height: 560 }, { width: 792, height: 580 }, { width: 1208, height: 720 }];

/** What a board has on small phones, upright or on their side, beside header, sentence and choices. */
const SMALL = [
  { width: 387, height: 375 },
  { width: 329, height: 320 },
  { width: 320, height: 321 },
];
/** Zoomed in twice, or with letters twice as large. */
const EXTREME = [
  { width: 195, height: 150 },
  { width: 320, height: 160, em: 32 },
  { width: 390, height: 477, em: 32 },
  { width: 490, height: 390, em: 32 },
  { width: 998, height: 592, em: 32 },
];

const inside = ({ x, y, w, h }: Rect, width: number, height: number): boolean =>
  x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const allApart = (rects: readonly Rect[]): boolean =>
  rects.every((one, i) => rects.slice(i + 1).every((other) => apart(one, other)));

const within = (outer: Rect, one: Rect): Rect => ({ ...one, x: one.x - outer.x, y: one.y - outer.y });

describe('where everything is', () => {
  test.each(SIZES)('fits on $width by $height with any number of players and cards', (size) => {
    for (let players = 2; players <= 8; players++) {
      for (const cards of [0, 1, 5, 8, 12, 16]) {
        const layout = layoutOf(size, players, cards);
        const note = `${players} players, ${cards} cards`;
        const all = [...layout.cards, ...layout.inside, ...layout.cells, ...layout.doors, layout.deck];
        expect(
          all.every((rect) => inside(rect, size.width, size.height)),
          note,
        ).toBe(true);
        expect(allApart(layout.cards), note).toBe(true);
        expect(allApart(layout.cells), note).toBe(true);
        expect(allApart([layout.sky, layout.expedition, layout.camp, ...layout.cards]), note).toBe(true);
      }
    }
  });

  test.each(SMALL)('shows eight players and fourteen cards at once on $width by $height', (size) => {
    const { width, height, cards, tents, inside: standing } = layoutOf(size, 8, 14);
    expect({ width, height }).toEqual(size);
    for (const { w } of cards) expect(w).toBeGreaterThanOrEqual(34);
    for (const { w } of tents) expect(w).toBeGreaterThanOrEqual(26);
    for (const { h } of standing) expect(h).toBeGreaterThanOrEqual(34);
  });

  test.each([...SMALL, ...EXTREME])('needs only to be scrolled down where $width by $height is too little', (size) => {
    const { em = 16 } = size as { em?: number };
    for (const players of [2, 5, 8]) {
      for (const cards of [1, 6, 14, 20]) {
        const layout = layoutOf(size, players, cards);
        const note = `${players} players, ${cards} cards`;
        const all = [...layout.cards, ...layout.inside, ...layout.cells, ...layout.doors, layout.deck];
        expect(layout.width, note).toBe(size.width);
        expect(layout.height, note).toBeGreaterThanOrEqual(size.height);
        expect(
          all.every((rect) => inside(rect, layout.width, layout.height)),
          note,
        ).toBe(true);
        expect(allApart([layout.sky, layout.expedition, layout.camp, ...layout.cards]), note).toBe(true);
        expect(allApart(layout.cells), note).toBe(true);
        for (const { w } of layout.cards) expect(w, note).toBeGreaterThanOrEqual(33.9);
        layout.labels.forEach((label, seat) => {
          expect(label.h, note).toBeGreaterThanOrEqual(2.1 * em);
          expect(allApart([label, layout.tents[seat]!]), note).toBe(true);
          expect(inside(within(layout.cells[seat]!, label), layout.cells[seat]!.w, layout.cells[seat]!.h), note).toBe(
            true,
          );
        });
      }
    }
  });

  test('eight players and twelve cards stay readable on a phone', () => {
    const layout = layoutOf(PHONE, 8, 12);
    for (const { w } of layout.cards) expect(w).toBeGreaterThanOrEqual(58);
    for (const { w } of layout.cells) expect(w).toBeGreaterThanOrEqual(90);
    for (const { h } of layout.inside) expect(h).toBeGreaterThanOrEqual(40);
  });

  test('cards shrink as the path grows, and the path winds', () => {
    const wide = (cards: number): number => layoutOf(PHONE, 5, cards).cards[0]!.w;
    expect(wide(16)).toBeLessThan(wide(9));
    expect(wide(9)).toBeLessThan(wide(5));
    const { cards } = layoutOf(PHONE, 8, 12);
    const turn = cards.findIndex(({ x }, i) => i > 0 && x <= cards[i - 1]!.x + 1);
    expect(cards[turn]!.x).toBeCloseTo(cards[turn - 1]!.x, 0);
  });
});
