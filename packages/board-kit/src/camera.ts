import { clamp, middle, type Point, type Rect } from './rect.ts';
import type { Size } from './use-size.ts';

/** How a map is seen through a pane: a point of the map is drawn at `point * zoom + (x, y)` of the pane. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** A map, the pane it is seen through, and how far one may zoom in. */
export interface MapPane {
  readonly map: Size;
  readonly pane: Size;
  readonly mostZoom: number;
  /** How far the map may be pulled away from the edges of the pane, for what lies over its corners; 0 if missing. */
  readonly slack?: number;
}

/** The zoom at which all of the map is seen. */
export const leastZoom = ({ map, pane }: MapPane): number => Math.min(pane.width / map.width, pane.height / map.height);

/** The nearest camera that is allowed: no further out than the whole map, and nothing but map wherever there is more. */
export function withinBounds({ x, y, zoom }: Camera, all: MapPane): Camera {
  const least = leastZoom(all);
  const z = clamp(zoom, least, Math.max(least, all.mostZoom));
  const { slack = 0 } = all;
  const along = (at: number, map: number, pane: number): number =>
    map * z <= pane ? (pane - map * z) / 2 : clamp(at, pane - map * z - slack, slack);
  return { x: along(x, all.map.width, all.pane.width), y: along(y, all.map.height, all.pane.height), zoom: z };
}

export const wholeMap = (all: MapPane): Camera => withinBounds({ x: 0, y: 0, zoom: 0 }, all);

/** The camera that shows this part of the map as large as it fits, but not smaller than a zoom. */
export function showing(part: Rect, all: MapPane, smallest: number): Camera {
  const fit = Math.min(all.pane.width / part.w, all.pane.height / part.h);
  return centredOn(middle(part), Math.max(fit, smallest), all);
}

/** The camera that has a point of the map in the middle of the pane. */
const centredOn = ({ x, y }: Point, zoom: number, all: MapPane): Camera => {
  const z = Math.min(zoom, all.mostZoom);
  return withinBounds({ x: all.pane.width / 2 - x * z, y: all.pane.height / 2 - y * z, zoom: z }, all);
};

/** Closer by a factor, while a point of the pane stays where it is. */
export function zoomedAt(camera: Camera, factor: number, { x, y }: Point, all: MapPane): Camera {
  const { zoom } = withinBounds({ ...camera, zoom: camera.zoom * factor }, all);
  const grown = zoom / camera.zoom;
  return withinBounds({ x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown, zoom }, all);
}

/** Moved, and if it must be zoomed out, no further than needed for a part of the map to be in sight. */
export function bringing(part: Rect, seen: Camera, all: MapPane): Camera {
  const fit = Math.min(all.pane.width / part.w, all.pane.height / part.h);
  const camera = zoomedAt(seen, Math.min(1, fit / seen.zoom), { x: 0, y: 0 }, all);
  const { x, y } = inPane(camera, part);
  const [w, h] = [part.w * camera.zoom, part.h * camera.zoom];
  const off = (at: number, size: number, pane: number): number => clamp(at, 0, Math.max(0, pane - size)) - at;
  return withinBounds(
    { ...camera, x: camera.x + off(x, w, all.pane.width), y: camera.y + off(y, h, all.pane.height) },
    all,
  );
}

/** Where a point of the map is in the pane. */
export const inPane = ({ x, y, zoom }: Camera, point: Point): Point => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
});

/** Is there more of the map than can be seen? */
export const canPan = ({ zoom }: Camera, { map, pane }: MapPane): boolean =>
  map.width * zoom > pane.width + 1 || map.height * zoom > pane.height + 1;

export const cameraTransform = ({ x, y, zoom }: Camera): string => `translate(${x}px, ${y}px) scale(${zoom})`;
