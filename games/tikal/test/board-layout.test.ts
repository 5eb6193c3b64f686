import { inPane, type Rect } from '@quri/board-kit';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { ALL_HEXES, NEIGHBOURS } from '../src/answers/map.ts';
import { isAtFrontier } from '../src/answers/placement.ts';
import { boxAround, boxOf, centreOf, MAP_SIZE, RADIUS } from '../src/board/layout/hexes.ts';
import { type Layout, layoutOf } from '../src/board/layout/layout.ts';
import { firstCamera, pointOf } from '../src/board/layout/place.ts';
import { groupsOf } from '../src/board/layout/standing.ts';
import { shownOf } from '../src/board/shown.ts';

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

const partsOf = ({ map, panels, tile, strip, tools }: Layout): readonly Rect[] => [
  map,
  ...panels,
  tile,
  strip,
  ...(tools === null ? [] : [tools]),
];

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
      expect(layout.map.h, note).toBeGreaterThan(120);
    }
  });

  test('on a phone the map has at least three fifths of the height, whatever the action bar covers', () => {
    for (const table of TABLES.filter(({ own }) => own !== null)) {
      const { map, covered } = layoutOf(PHONE, table);
      expect(map.h - covered).toBeGreaterThanOrEqual(0.6 * 844);
    }
  });

  test('one’s own panel is the largest beside the map', () => {
    const { panels } = layoutOf(LAPTOP, { players: 4, own: 2 });
    for (const seat of [0, 1, 3]) expect(panels[2]!.h).toBeGreaterThan(panels[seat]!.h);
  });

  test('larger letters take more of it, and it still fits', () => {
    for (const size of SIZES) {
      const large = layoutOf({ ...size, em: 24 }, { players: 4, own: 0 });
      expect(large.strip.h).toBeGreaterThan(layoutOf(size, { players: 4, own: 0 }).strip.h);
      for (const part of partsOf(large))
        expect(within(part, { x: 0, y: 0, w: large.width, h: large.height })).toBe(true);
    }
  });
});

describe('the map', () => {
  test('TK-C2: neighbours touch, others do not, and all lie on it', () => {
    const step = RADIUS * Math.sqrt(3);
    for (const hex of ALL_HEXES) {
      expect(within(boxOf(hex), { x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height })).toBe(true);
      for (const other of ALL_HEXES) {
        if (other === hex) continue;
        const [a, b] = [centreOf(hex), centreOf(other)];
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        if (NEIGHBOURS[hex]!.includes(other)) expect(far).toBeCloseTo(step);
        else expect(far).toBeGreaterThan(step * 1.2);
      }
    }
  });

  const { played } = boardTrial(SUBJECT);
  const log = played({ players: 4, seed: 'camera' });

  test('all of it is in sight on a laptop from the first to the last tile', () => {
    for (const size of [LAPTOP, SMALL_LAPTOP]) {
      const layout = layoutOf(size, { players: 4, own: 0 });
      for (const { view } of [log[1]!, log.at(-1)!]) {
        const camera = firstCamera(layout, shownOf(view));
        for (const hex of ALL_HEXES)
          for (const corner of cornersOf(boxOf(hex)))
            expect(
              within({ ...inPane(camera, corner), w: 0, h: 0 }, { x: 0, y: 0, w: layout.map.w, h: layout.map.h }),
            ).toBe(true);
      }
    }
  });

  test('on a phone a hex can be tapped, and every place for the tile is in sight', () => {
    const layout = layoutOf(PHONE, { players: 4, own: 0 });
    const inSight = { ...layout.map, h: layout.map.h - layout.covered };
    for (const { view } of log.filter(({ view: { phase } }) => phase === 'placing')) {
      const shown = shownOf(view);
      const camera = firstCamera(layout, shown);
      expect(camera.zoom * RADIUS * Math.sqrt(3)).toBeGreaterThanOrEqual(52);
      for (const hex of ALL_HEXES.filter((hex) => isAtFrontier(shown, hex))) {
        const { x, y } = pointOf(layout, camera, shown, { at: 'hex', hex });
        const { w, h } = boxOf(hex);
        const drawn = { w: w * camera.zoom, h: h * camera.zoom };
        expect(within({ x: x - drawn.w / 2, y: y - drawn.h / 2, ...drawn }, inSight)).toBe(true);
      }
    }
  });

  test('the box around some hexes has all of them, and around none it is the map', () => {
    expect(boxAround([])).toEqual({ x: 0, y: 0, w: MAP_SIZE.width, h: MAP_SIZE.height });
    for (const hex of [3, 17, 39]) expect(within(boxOf(hex), boxAround([3, 17, 39]))).toBe(true);
  });
});

const cornersOf = ({ x, y, w, h }: Rect) => [
  { x, y },
  { x: x + w, y: y + h },
];

describe('figures on a hex', () => {
  test('TK-C1: up to four players stand side by side inside it, each in a place of its own', () => {
    for (const present of [[0], [2], [0, 1], [1, 3], [0, 1, 2], [0, 1, 2, 3]]) {
      for (const atTemple of [false, true]) {
        const explorers = [0, 1, 2, 3].map((seat) => (present.includes(seat) ? 5 : 0));
        const groups = groupsOf(explorers, present, atTemple);
        expect(groups.map(({ seat }) => seat)).toEqual(present);
        groups.forEach(({ x, wide, y }, i) => {
          const next = groups[i + 1];
          if (next !== undefined) expect(next.x - x).toBeGreaterThanOrEqual(wide - 0.001);
          // A flat-top hex is narrower farther from its middle.
          expect(Math.abs(x) + wide / 2).toBeLessThanOrEqual(RADIUS - y / Math.sqrt(3) + 0.001);
        });
      }
    }
  });

  test('whoever is alone at a temple does not stand before its plaque', () => {
    const [alone] = groupsOf([0, 1], [], true);
    expect(alone!.x + alone!.wide / 2).toBeLessThan(0);
    expect(groupsOf([0, 1], [], false)[0]!.x).toBe(0);
  });

  test('a leader alone is there as well, and nobody where nobody is', () => {
    expect(groupsOf([0, 0], [1], false)).toMatchObject([{ seat: 1, explorers: 0, leader: true }]);
    expect(groupsOf([0, 0], [], false)).toEqual([]);
  });
});
