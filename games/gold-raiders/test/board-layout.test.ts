import type { Rect } from '@quri/board-kit';
import { describe, expect, test } from 'vitest';
import { fitted } from '../src/board/layout/fitting.ts';
import { layoutOf } from '../src/board/layout/layout.ts';
import { type StackSize, slotsIn } from '../src/board/layout/rows.ts';
import { FIGURE_SHAPE, standing } from '../src/board/layout/trail.ts';
import { HAND_SIZE, LONGEST_TRAIL, MOST_PLAYERS, SHORTEST_TRAIL } from '../src/vocabulary.ts';

const PHONE = { width: 390, height: 580 };
const SIZES = [
  PHONE,
  { width: 360, height: 376 },
  { width: 523, height: 390 },
  { width: 580, height: 986 },
  { width: 784, height: 574 },
  { width: 1123, height: 706 },
  { width: 1600, height: 900 },
];
const TRAILS = Array.from({ length: LONGEST_TRAIL - SHORTEST_TRAIL + 1 }, (_, i) => SHORTEST_TRAIL + i);
const PLAYERS = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => i + 2);

const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const allApart = (rects: readonly Rect[]): boolean =>
  rects.every((one, i) => rects.slice(i + 1).every((other) => apart(one, other)));

const around = (x: number, y: number, w: number, h = w): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

describe('the trail', () => {
  test.each(SIZES)('GR-C2: any length lies inside $width by $height, stone beside stone', (size) => {
    for (const players of [2, 4, 6]) {
      for (const steps of TRAILS) {
        const note = `${players} players, ${steps} spaces`;
        const { trail } = layoutOf(size, { players, own: 0, trail: steps });
        const { box, spaces, stone } = trail;
        expect(spaces, note).toHaveLength(steps + 1);
        expect(stone, note).toBeGreaterThanOrEqual(11);
        expect(
          spaces.slice(1, -1).every(({ x, y }) => within(around(x, y, stone), box)),
          note,
        ).toBe(true);
        const close = spaces.some((a, i) => spaces.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < stone));
        expect(close, note).toBe(false);
        expect(
          [trail.lagoon, trail.temple].every((one) => within(one, box)),
          note,
        ).toBe(true);
      }
    }
  });

  test('runs from the lagoon below left to the temple above right', () => {
    for (const size of SIZES) {
      const { trail } = layoutOf(size, { players: 4, own: 0, trail: 25 });
      const [start, end] = [trail.spaces[0]!, trail.spaces.at(-1)!];
      expect(start.x).toBeLessThan(size.width / 3);
      expect(end.x).toBeGreaterThan((size.width * 2) / 3);
      expect(end.y).toBeLessThan(start.y);
    }
  });

  test('every raider on a crowded space can be seen, wherever that is', () => {
    for (const size of SIZES) {
      for (const steps of [SHORTEST_TRAIL, 25, LONGEST_TRAIL]) {
        const { trail } = layoutOf(size, { players: 6, own: 0, trail: steps });
        for (let space = 0; space <= steps; space++) {
          for (const many of PLAYERS) {
            const feet = Array.from({ length: many }, (_, nth) => standing(trail, space, nth, many));
            const bodies = feet.map(({ x, y }) => ({
              x: x - (trail.figure * FIGURE_SHAPE) / 2,
              y: y - trail.figure,
              w: trail.figure * FIGURE_SHAPE,
              h: trail.figure,
            }));
            expect(bodies.every((body) => within(body, trail.box))).toBe(true);
            const least = Math.min(
              ...feet.flatMap((a, i) => feet.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
            );
            expect(least, `${many} on space ${space} of ${steps}`).toBeGreaterThan(trail.figure * 0.28);
          }
        }
      }
    }
  });
});

describe('the rows', () => {
  test.each(SIZES.flatMap((size) => [16, 32].map((em) => ({ ...size, em }))))(
    'fit below the trail on $width by $height with letters of $em, for everybody who looks',
    (size) => {
      for (const players of PLAYERS) {
        for (const own of [null, 0, players - 1]) {
          const layout = layoutOf(size, { players, own, trail: 25 });
          const note = `${players} players, own ${own}`;
          const all = { x: 0, y: 0, w: size.width, h: size.height };
          const boxes = layout.areas.map(({ box }) => box);
          expect(
            boxes.every((box) => within(box, all)),
            note,
          ).toBe(true);
          expect(allApart([layout.trail.box, layout.strip, ...boxes]), note).toBe(true);
          for (const { box, label, row } of layout.areas) {
            expect(within(label, box) && within(row, box) && apart(label, row), note).toBe(true);
          }
        }
      }
    },
  );

  test('give more room to larger letters, and no less to smaller ones', () => {
    const wideAt = (em: number): number =>
      layoutOf({ ...PHONE, em }, { players: 6, own: 0, trail: 25 }).areas[1]!.label.w;
    const highAt = (em: number): number => layoutOf({ ...PHONE, em }, { players: 6, own: 0, trail: 25 }).strip.h;
    for (const roomAt of [wideAt, highAt]) {
      expect(roomAt(32)).toBeGreaterThan(roomAt(16) * 1.3);
      expect(roomAt(10)).toBe(roomAt(16));
    }
  });

  test('one’s own is the largest', () => {
    for (const size of SIZES) {
      const { areas } = layoutOf(size, { players: 4, own: 2, trail: 25 });
      for (const { seat, box } of areas) if (seat !== 2) expect(box.h).toBeLessThanOrEqual(areas[2]!.box.h);
    }
  });

  test.each(SIZES)('lie in lines of equals on $width by $height: three rivals are never two and one', (size) => {
    for (const players of PLAYERS) {
      const { areas } = layoutOf(size, { players, own: 0, trail: 25 });
      const tops = areas.slice(1).map(({ box }) => Math.round(box.y));
      const lengths = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      const note = `${players} players: ${lengths.join(' + ')}`;
      if (players === 4) expect(new Set(lengths).size, note).toBe(1);
      expect(Math.max(...lengths) - Math.min(...lengths), note).toBeLessThanOrEqual(1);
      // A name stands where it stands with everybody else.
      expect(new Set(areas.slice(1).map(({ label }) => label.h < 24)).size, note).toBe(1);
    }
  });

  test('the cards of a row lie on one line, the tallest stack in the middle of its height', () => {
    const { row } = layoutOf(PHONE, { players: 4, own: 0, trail: 25 }).areas[0]!;
    const slots = slotsIn(row, [closed, { size: 1, open: false }, { size: 9, open: false }]);
    expect(new Set(slots.map(({ base }) => base)).size).toBe(1);
    for (const { base, card, h } of slots) {
      expect(base).toBeGreaterThan(0);
      expect(base + card * 1.4).toBeLessThanOrEqual(h);
    }
  });

  const closed: StackSize = { size: 3, open: false };
  test.each([
    ['one', [closed]],
    ['eight closed ones', Array.from({ length: HAND_SIZE }, () => closed)],
    ['a tall open one among others', [closed, { size: 21, open: true }, closed, closed]],
    ['eight open ones', Array.from({ length: HAND_SIZE }, () => ({ size: 4, open: true }))],
  ])('hold their stacks side by side: %s', (_, stacks) => {
    for (const size of SIZES) {
      for (const players of PLAYERS) {
        for (const { row } of layoutOf(size, { players, own: 0, trail: 25 }).areas) {
          const slots = slotsIn(row, stacks);
          expect(slots).toHaveLength(stacks.length);
          expect(slots.every((slot) => within(slot, row))).toBe(true);
          expect(allApart(slots)).toBe(true);
          for (const { card, w } of slots) expect(card).toBeLessThanOrEqual(w);
        }
      }
    }
  });

  test('on a phone with four players three stacks of anybody can be tapped', () => {
    for (const { row } of layoutOf(PHONE, { players: 4, own: 0, trail: 25 }).areas) {
      for (const { w, h } of slotsIn(row, [closed, closed, closed])) {
        expect(w).toBeGreaterThanOrEqual(44);
        expect(h).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('cards that are looked at lie as large as they can and all together', () => {
  for (const [w, h] of [
    [366, 450],
    [499, 260],
    [1100, 580],
  ] as const) {
    for (let count = 1; count <= 24; count++) {
      const { card, columns } = fitted(count, w, h, 150, 20);
      expect(columns * (card + 8)).toBeLessThanOrEqual(w + 0.5);
      expect(Math.ceil(count / columns) * (card * 1.4 + 28)).toBeLessThanOrEqual(h + 0.5);
      expect(card).toBeGreaterThan(24);
    }
  }
});
