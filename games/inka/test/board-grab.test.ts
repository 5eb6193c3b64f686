import { boardTrial } from '@quri/conformance/board';
import { frozen } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { isTarget } from '../src/answers/map.ts';
import { droppedAt, type Grab, grabOf, pullTowards } from '../src/board/choosing/grab.ts';
import { movesOf, type Step } from '../src/board/choosing/moves.ts';
import { nextEnd, tapOnEnd } from '../src/board/choosing/taps.ts';
import { thingAt, thingKey, thingOf } from '../src/board/choosing/things.ts';
import { cellCentre, distance } from '../src/board/layout/cells.ts';
import { drawnMotion, movedBy } from '../src/board/layout/motion.ts';
import { inka } from '../src/game.ts';

const { played } = boardTrial(SUBJECT);
const MOVING = [0, 1]
  .flatMap((i) => played({ players: 3, seed: `grab ${i}` }))
  .filter(({ view, offers }) => view.phase === 'movingTiles' && offers.length > 0);

/** Tiles that can be moved, with all that can become of them. */
const GRABS = MOVING.filter(({ view }) => view.turn.actionPoints > 0)
  .filter((_, i) => i % 4 === 0)
  .flatMap(({ view, offers }) =>
    view.poses.flatMap((pose, tile) => {
      const grab = pose === null || isTarget(tile) ? null : grabOf(view, tile);
      return grab === null || grab.ends.length === 0 ? [] : [{ view, offers, grab }];
    }),
  );

describe('a grabbed tile', () => {
  test('IN-8, IN-9: ends exactly where the rules let it, and is stopped where they say so', () => {
    expect(GRABS.length).toBeGreaterThan(100);
    let stopped = 0;
    for (const { view, offers, grab } of GRABS) {
      const { tile } = grab;
      const ends = offers.flatMap((one) => (one.type === 'moveTile' && one.tile === tile ? [one.to] : []));
      expect(grab.ends.map(({ to }) => to).sort()).toEqual([...ends].sort());
      for (const { to, obstacle } of grab.blocked) {
        stopped++;
        const refused = inka.decide(frozen(view), view.turn.seat, { type: 'moveTile', tile, to });
        expect(refused).toMatchObject({ ok: false, refused: { code: 'inTheWay', obstacle } });
      }
    }
    expect(stopped).toBeGreaterThan(100);
  });

  test('its ends go round it, and one comes from each to the next and back', () => {
    for (const { grab } of GRABS) {
      const turns = grab.ends.map(
        ({ handle }) => ((Math.atan2(handle.y - grab.lies.y, handle.x - grab.lies.x) * 180) / Math.PI + 360.5) % 360,
      );
      turns.slice(1).forEach((turn, i) => {
        expect(turn).toBeGreaterThanOrEqual(turns[i]! - 1.01);
      });
      let at = nextEnd(grab.ends, null, 1)!.to;
      expect(at).toBe(grab.ends[0]!.to);
      for (let i = 1; i <= grab.ends.length; i++) at = nextEnd(grab.ends, at, 1)!.to;
      expect(at).toBe(grab.ends[0]!.to);
      expect(nextEnd(grab.ends, at, -1)!.to).toBe(grab.ends.at(-1)!.to);
    }
  });

  test('no two of its handles lie on each other, and a tap on one means that one', () => {
    for (const { grab } of GRABS) {
      const all = [
        ...grab.ends.map(({ to, handle }) => ({ thing: { kind: 'end' as const, to }, handle })),
        ...grab.blocked.map(({ to, handle }) => ({ thing: { kind: 'blocked' as const, to }, handle })),
      ];
      for (const { thing, handle } of all) {
        for (const other of all) if (other.thing !== thing) expect(distance(handle, other.handle)).toBeGreaterThan(20);
        for (const touch of [true, false])
          expect(thingAt(handle, { grab, lit: new Set(), touch, pixels: 0.35 })).toEqual(thing);
      }
    }
  });

  test('an end is shown first and a second tap plays it; with a mouse one is enough', () => {
    const { view, offers, grab } = GRABS[0]!;
    const moves = movesOf(view, offers);
    const { to } = grab.ends[0]!;
    const taken: readonly Step[] = [{ ask: 'tile', tile: grab.tile }];
    const shown: readonly Step[] = [...taken, { ask: 'end', to }];
    expect(tapOnEnd(moves, taken, to, false)).toEqual({ steps: shown });
    for (const tap of [tapOnEnd(moves, shown, to, false), tapOnEnd(moves, taken, to, true)]) {
      expect(tap).toEqual({ steps: [...shown, { ask: 'sure' }] });
    }
    expect(tapOnEnd(moves, taken, grab.from, true)).toEqual({
      why: { type: 'moveTile', tile: grab.tile, to: grab.from },
    });
    expect(tapOnEnd(moves, [], to, true)).toBeNull();
  });

  test('dragged along an edge or round a corner it ends under the finger', () => {
    let drags = 0;
    for (const { grab } of GRABS) {
      for (const half of [0, 1] as const) {
        const held = cellCentre(cellsOf(grab.from)[half]);
        for (const way of grab.ways) {
          way.poses.forEach((pose, i) => {
            drags++;
            const finger = movedBy(drawnMotion(way.motion, i + 1), held);
            const dropped = droppedAt(pullTowards(grab, held, finger, null)!);
            // Another way may bring the same point of the tile there, turned otherwise.
            expect(cellCentre(cellsOf(dropped!)[half])).toEqual(cellCentre(cellsOf(pose)[half]));
          });
        }
      }
    }
    expect(drags).toBeGreaterThan(1000);
  });

  test('pulled against what stops it at once it stays, and knows what that is', () => {
    const against = GRABS.flatMap(({ grab }) => {
      const held = cellCentre(cellsOf(grab.from)[0]);
      return grab.ways.flatMap((way) => {
        if (way.poses.length > 0 || way.stop === null) return [];
        const finger = movedBy(drawnMotion({ ...way.motion, steps: 1 }), held);
        const pull = pullTowards(grab, held, finger, null);
        return pull !== null && droppedAt(pull) === null && pull.against !== null ? [{ grab, stop: pull.against }] : [];
      });
    });
    expect(against.length).toBeGreaterThan(20);
    const known = ({ grab, stop }: { grab: Grab; stop: { to: number } }): boolean =>
      grab.ways.some((way) => way.stop?.to === stop.to);
    expect(against.every(known)).toBe(true);
  });

  test('one that is held stays where it is', () => {
    const { grab } = GRABS[0]!;
    const held = cellCentre(cellsOf(grab.from)[0]);
    expect(droppedAt(pullTowards(grab, held, held, null)!)).toBeNull();
  });
});

describe('pointing', () => {
  test('a mouse means the cell it is on, a finger rather one near it that can be chosen', () => {
    const [cell, other] = [44, 45];
    const point = cellCentre(cell!);
    const lit = new Set([other]);
    expect(thingAt(point, { grab: null, lit, touch: false, pixels: 0.36 })).toEqual({ kind: 'cell', cell });
    expect(thingAt(point, { grab: null, lit, touch: true, pixels: 0.36 })).toEqual({ kind: 'cell', cell: other });
    expect(thingAt(point, { grab: null, lit: new Set(), touch: true, pixels: 0.36 })).toEqual({ kind: 'cell', cell });
    expect(thingAt({ x: 0, y: 0 }, { grab: null, lit, touch: true, pixels: 0.36 })).toBeNull();
  });

  test('things have names', () => {
    for (const thing of [
      { kind: 'cell', cell: 12 },
      { kind: 'end', to: 99 },
      { kind: 'blocked', to: 3 },
    ] as const)
      expect(thingOf(thingKey(thing))).toEqual(thing);
    expect(thingOf(undefined)).toBeNull();
  });
});
