import { describe, expect, test } from 'vitest';
import { layOut, type Rect } from '../src/board/layout.ts';

const PHONE = { width: 390, height: 620 };
const SIZES = [PHONE, { width: 360, height: 560 }, { width: 792, height: 580 }, { width: 1208, height: 720 }];

const inside = ({ x, y, w, h }: Rect, width: number, height: number): boolean =>
  x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const allApart = (rects: readonly Rect[]): boolean =>
  rects.every((one, i) => rects.slice(i + 1).every((other) => apart(one, other)));

describe('where everything is', () => {
  test.each(SIZES)('fits on $width by $height with any number of players and cards', (size) => {
    for (let players = 2; players <= 8; players++) {
      for (const cards of [0, 1, 5, 8, 12, 16]) {
        const layout = layOut(size, players, cards);
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

  test('eight players and twelve cards stay readable on a phone', () => {
    const layout = layOut(PHONE, 8, 12);
    for (const { w } of layout.cards) expect(w).toBeGreaterThanOrEqual(58);
    for (const { w } of layout.cells) expect(w).toBeGreaterThanOrEqual(90);
    for (const { h } of layout.inside) expect(h).toBeGreaterThanOrEqual(40);
  });

  test('cards shrink as the path grows, and the path winds', () => {
    const wide = (cards: number): number => layOut(PHONE, 5, cards).cards[0]!.w;
    expect(wide(16)).toBeLessThan(wide(9));
    expect(wide(9)).toBeLessThan(wide(5));
    const { cards } = layOut(PHONE, 8, 12);
    const turn = cards.findIndex(({ x }, i) => i > 0 && x <= cards[i - 1]!.x + 1);
    expect(cards[turn]!.x).toBeCloseTo(cards[turn - 1]!.x, 0);
  });
});
