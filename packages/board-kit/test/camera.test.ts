import { describe, expect, test } from 'vitest';
import {
  bringing,
  type Camera,
  canPan,
  inPane,
  leastZoom,
  type MapPane,
  showing,
  wholeMap,
  withinBounds,
  zoomedAt,
} from '../src/camera.ts';

const WIDE: MapPane = { map: { width: 1000, height: 500 }, pane: { width: 400, height: 400 }, mostZoom: 2 };

describe('a camera', () => {
  test('shows the whole map in the middle of the pane, and there is nothing to pan then', () => {
    expect(leastZoom(WIDE)).toBe(0.4);
    expect(wholeMap(WIDE)).toEqual({ x: 0, y: 100, zoom: 0.4 });
    expect(canPan(wholeMap(WIDE), WIDE)).toBe(false);
    expect(canPan({ x: 0, y: 0, zoom: 0.5 }, WIDE)).toBe(true);
  });

  test('goes neither farther out than the whole map, nor closer than allowed, nor beyond its edges', () => {
    expect(withinBounds({ x: 0, y: 0, zoom: 0.01 }, WIDE).zoom).toBe(0.4);
    expect(withinBounds({ x: 0, y: 0, zoom: 9 }, WIDE).zoom).toBe(2);
    expect(withinBounds({ x: 300, y: 50, zoom: 1 }, WIDE)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(withinBounds({ x: -5000, y: -5000, zoom: 1 }, WIDE)).toEqual({ x: -600, y: -100, zoom: 1 });
  });

  test('may be pulled beyond the edges by the slack, where there is more than can be seen', () => {
    const loose = { ...WIDE, slack: 30 };
    expect(withinBounds({ x: 300, y: 300, zoom: 1 }, loose)).toEqual({ x: 30, y: 30, zoom: 1 });
    expect(withinBounds({ x: -5000, y: -5000, zoom: 1 }, loose)).toEqual({ x: -630, y: -130, zoom: 1 });
    expect(wholeMap(loose)).toEqual(wholeMap(WIDE));
  });

  test('keeps the point in its place that it zooms at', () => {
    const before: Camera = { x: -300, y: -50, zoom: 1 };
    const at = { x: 120, y: 210 };
    const after = zoomedAt(before, 1.5, at, WIDE);
    expect(after.zoom).toBe(1.5);
    const onMap = { x: (at.x - before.x) / before.zoom, y: (at.y - before.y) / before.zoom };
    expect(inPane(after, onMap).x).toBeCloseTo(at.x);
    expect(inPane(after, onMap).y).toBeCloseTo(at.y);
  });

  test('zooming at either end changes nothing', () => {
    expect(zoomedAt(wholeMap(WIDE), 0.5, { x: 7, y: 9 }, WIDE)).toEqual(wholeMap(WIDE));
    const closest = withinBounds({ x: -100, y: -100, zoom: 2 }, WIDE);
    expect(zoomedAt(closest, 2, { x: 7, y: 9 }, WIDE)).toEqual(closest);
  });

  test('shows a part as large as it fits, but no smaller than can be read', () => {
    const part = { x: 400, y: 100, w: 200, h: 100 };
    const close = showing(part, WIDE, 0.1);
    expect(close.zoom).toBe(2);
    expect(inPane(close, { x: 500, y: 150 })).toEqual({ x: 200, y: 200 });
    expect(showing({ x: 0, y: 0, w: 1000, h: 500 }, WIDE, 0.8).zoom).toBe(0.8);
  });

  test('moves no further than needed to bring a part into sight', () => {
    const before: Camera = { x: 0, y: 0, zoom: 1 };
    expect(bringing({ x: 50, y: 50, w: 100, h: 100 }, before, WIDE)).toEqual(before);
    expect(bringing({ x: 500, y: 50, w: 100, h: 100 }, before, WIDE)).toEqual({ x: -200, y: 0, zoom: 1 });
    expect(bringing({ x: 500, y: 400, w: 100, h: 100 }, before, WIDE)).toEqual({ x: -200, y: -100, zoom: 1 });
  });
});
