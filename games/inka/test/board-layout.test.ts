import { inPane, type Rect, wholeMap } from '@quri/board-kit';
import { cornersOfPose } from '@quri/triangle-lattice';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { POSES } from '../src/answers/laying.ts';
import { HEXAGON, TARGETS } from '../src/answers/map.ts';
import { motionsFrom } from '../src/answers/tile-moves.ts';
import {
  ALL_CELLS,
  cellAt,
  cellBox,
  cellCentre,
  EDGE,
  isUp,
  lyingAt,
  MAP_SIZE,
  poseBox,
  vertexPoint,
} from '../src/board/layout/cells.ts';
import { type Layout, layoutOf } from '../src/board/layout/layout.ts';
import { drawnMotion, movedBy, stepsTowards } from '../src/board/layout/motion.ts';
import { paneOf, pointOf } from '../src/board/layout/place.ts';
import { counterFeet, statuesAt } from '../src/board/layout/standing.ts';
import type { TileMotion } from '../src/view/shapes.ts';

const LAPTOP = { width: 1123, height: 706 };
const SMALL_LAPTOP = { width: 784, height: 574 };
const PHONE = { width: 390, height: 732, covered: 108 };
const SIZES = [
  LAPTOP,
  SMALL_LAPTOP,
  PHONE,
  { width: 320, height: 300 },
  { width: 360, height: 376 },
  { width: 523, height: 390 },
  { width: 580, height: 986 },
  { width: 1600, height: 900 },
];
const TABLES = [2, 3, 4].flatMap((players) => [null, 0, players - 1].map((own) => ({ players, own })));

const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const partsOf = ({ map, panels, turn }: Layout): readonly Rect[] => [map, ...panels, turn];

describe('the table', () => {
  test.each(SIZES)('everything lies side by side inside $width by $height', (size) => {
    for (const table of TABLES) {
      const layout = layoutOf(size, table);
      const note = JSON.stringify(table);
      const parts = partsOf(layout);
      expect(layout.panels, note).toHaveLength(table.players);
      expect(layout.height, note).toBeLessThanOrEqual(size.height);
      for (const part of parts)
        expect(within(part, { x: 0, y: 0, w: layout.width, h: layout.height }), note).toBe(true);
      expect(
        parts.every((one, i) => parts.slice(i + 1).every((other) => apart(one, other))),
        note,
      ).toBe(true);
    }
  });

  test('on a phone the map has at least three fifths of the height, whatever the action bar covers', () => {
    for (const table of TABLES.filter(({ own }) => own !== null)) {
      const { map, covered } = layoutOf(PHONE, table);
      expect(map.h - covered).toBeGreaterThanOrEqual(0.6 * 844);
    }
  });

  test('IN-C3: the whole board is in sight, and on a phone its cells can still be tapped', () => {
    for (const [size, edge] of [
      [LAPTOP, 60],
      [SMALL_LAPTOP, 48],
      [PHONE, 30],
    ] as const) {
      for (const table of TABLES) {
        const layout = layoutOf(size, table);
        const camera = wholeMap(paneOf(layout));
        expect(camera.zoom * EDGE).toBeGreaterThanOrEqual(edge);
        for (const corner of [
          { x: 0, y: 0 },
          { x: MAP_SIZE.width, y: MAP_SIZE.height },
        ])
          expect(
            within({ ...inPane(camera, corner), w: 0, h: 0 }, { x: 0, y: 0, w: layout.map.w, h: layout.map.h }),
          ).toBe(true);
      }
    }
  });

  test('larger letters take more of it, and it still fits', () => {
    for (const size of SIZES) {
      const large = layoutOf({ ...size, em: 24 }, { players: 4, own: 0 });
      expect(large.turn.h).toBeGreaterThan(layoutOf(size, { players: 4, own: 0 }).turn.h);
      for (const part of partsOf(large))
        expect(within(part, { x: 0, y: 0, w: large.width, h: large.height })).toBe(true);
    }
  });

  test('light and flights find cells, tiles and players', () => {
    const layout = layoutOf(LAPTOP, { players: 3, own: 0 });
    const camera = wholeMap(paneOf(layout));
    const inside = (place: Parameters<typeof pointOf>[2], box: Rect): boolean =>
      within({ ...pointOf(layout, camera, place), w: 0, h: 0 }, box);
    for (const cell of ALL_CELLS) expect(inside({ at: 'cell', cell }, layout.map)).toBe(true);
    for (const pose of POSES) expect(inside({ at: 'pose', pose }, layout.map)).toBe(true);
    layout.panels.forEach((panel, seat) => {
      expect(inside({ at: 'seat', seat }, panel)).toBe(true);
    });
    expect(inside({ at: 'tile' }, layout.turn)).toBe(true);
  });
});

describe('cells', () => {
  test('IN-C3: neighbours are a third of their height apart on both sides, and a point finds its cell', () => {
    for (const cell of ALL_CELLS) {
      const centre = cellCentre(cell);
      expect(cellAt(centre)).toBe(cell);
      expect(within(cellBox(cell), { x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height })).toBe(true);
      for (const side of [0, 1, 2]) {
        const other = HEXAGON.neighbours[cell * 3 + side];
        if (other === null || other === undefined) continue;
        expect(isUp(other)).toBe(!isUp(cell));
        const { x, y } = cellCentre(other);
        expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(EDGE / Math.sqrt(3));
      }
    }
    expect(cellAt({ x: 5, y: 5 })).toBeNull();
  });

  test('a tile lies between its halves, its long axis from the acute corner of the first to that of the second', () => {
    for (const pose of POSES) {
      const { x, y, angle } = lyingAt(pose);
      const [first, second] = cellsOf(pose).map(cellCentre);
      expect(x).toBeCloseTo((first!.x + second!.x) / 2);
      expect(y).toBeCloseTo((first!.y + second!.y) / 2);
      const turn = (angle * Math.PI) / 180;
      const acute = vertexPoint(cornersOfPose(HEXAGON, pose)[0]);
      expect(x - 50 * Math.sqrt(3) * Math.cos(turn)).toBeCloseTo(acute.x);
      expect(y - 50 * Math.sqrt(3) * Math.sin(turn)).toBeCloseTo(acute.y);
      for (const cell of cellsOf(pose)) expect(within(cellBox(cell), poseBox(pose))).toBe(true);
    }
  });
});

describe('motions', () => {
  /** Every motion on an empty board, step by step. */
  const STEPS = POSES.filter((_, i) => i % 17 === 0).flatMap((from) =>
    motionsFrom(from).flatMap(({ way, steps }) =>
      steps.flatMap(({ pose: to }, i) => (to === null ? [] : [{ from, to, motion: motionOf(way, i + 1) }])),
    ),
  );

  function motionOf(way: ReturnType<typeof motionsFrom>[number]['way'], steps: number): TileMotion {
    return way.kind === 'slide'
      ? { kind: 'slide', towards: way.towards, steps }
      : { kind: 'turn', round: way.round, clockwise: way.clockwise, steps };
  }

  test('IN-8, IN-9: as they are drawn they bring both halves exactly to where the rules say', () => {
    expect(STEPS.length).toBeGreaterThan(300);
    for (const { from, to, motion } of STEPS) {
      const drawn = drawnMotion(motion);
      cellsOf(from).forEach((cell, half) => {
        const moved = movedBy(drawn, cellCentre(cell));
        const goal = cellCentre(cellsOf(to)[half as 0 | 1]);
        expect(moved.x).toBeCloseTo(goal.x);
        expect(moved.y).toBeCloseTo(goal.y);
      });
    }
  });

  test('a finger that goes where a point of the tile gets to has gone that many steps', () => {
    for (const { from, motion } of STEPS) {
      const held = cellCentre(cellsOf(from)[0]);
      const finger = movedBy(drawnMotion(motion), held);
      expect(stepsTowards(motion, held, finger, 9)).toBeCloseTo(motion.steps);
      expect(stepsTowards(motion, held, held, 9) % 6).toBeCloseTo(0);
    }
  });
});

describe('figures', () => {
  test('IN-C2: the statues of four stand apart on each target tile, however it is turned', () => {
    const statues = [0, 1, 2, 3].map(() => TARGETS);
    for (const pose of POSES) {
      const all = statuesAt({ statues }, TARGETS[0]!, pose);
      expect(all).toHaveLength(4);
      expect(all.every(({ standing }) => standing)).toBe(true);
      for (const one of all) {
        // With its feet on the tile.
        expect(cellsOf(pose)).toContain(cellAt({ x: one.x, y: one.y - 9 }));
        for (const other of all)
          if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50);
      }
    }
  });

  test('IN-12: counters that share a half stand side by side', () => {
    const counters = [44, 44, null, 44];
    const feet = [0, 1, 3].map((seat) => counterFeet({ counters }, seat)!);
    expect(feet.map(({ y }) => y)).toEqual([feet[0]!.y, feet[0]!.y, feet[0]!.y]);
    expect(feet[1]!.x - feet[0]!.x).toBeGreaterThan(15);
    expect(feet[2]!.x - feet[1]!.x).toBeGreaterThan(15);
    expect(feet[1]!.x).toBeCloseTo(cellCentre(44).x);
    expect(counterFeet({ counters }, 2)).toBeNull();
  });
});
