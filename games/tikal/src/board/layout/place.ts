import { bringing, type Camera, inPane, type MapPane, middle, type Point, showing, wholeMap } from '@quri/board-kit';
import { isAnyAt } from '../../answers/figures.ts';
import { ALL_HEXES } from '../../answers/map.ts';
import { isAtFrontier } from '../../answers/placement.ts';
import type { Place, Shown } from '../shown.ts';
import { boxAround, centreOf, MAP_SIZE, RADIUS } from './hexes.ts';
import type { Layout } from './layout.ts';

/** A hex is never larger than this, and in a small pane never smaller than that at first: circumradius in pixels. */
const LARGEST = 112;
const READABLE = 43;

export const paneOf = ({ map, covered, tools }: Layout): MapPane => ({
  map: MAP_SIZE,
  pane: { width: map.w, height: map.h - covered },
  mostZoom: LARGEST / RADIUS,
  slack: tools === null ? 52 : 0,
});

/** The whole map where there is room for it or it can be read; otherwise what is explored, with the frontier around it. */
export function firstCamera(layout: Layout, shown: Shown): Camera {
  const pane = paneOf(layout);
  const whole = wholeMap(pane);
  const readable = READABLE / RADIUS;
  if (layout.beside || whole.zoom >= readable) return whole;
  const frontier = ALL_HEXES.filter((hex) => isAtFrontier(shown, hex));
  const known = [...frontier, ...ALL_HEXES.filter((hex) => shown.hexes[hex])];
  const camera = showing(boxAround(known), { ...pane, mostZoom: readable * 1.5 }, readable);
  const { seat } = shown.turn;
  const asked = shown.phase === 'placing' ? frontier : ALL_HEXES.filter((hex) => isAnyAt(shown, seat, hex));
  return asked.length === 0 ? camera : bringing(boxAround(asked), camera, pane);
}

/** Where something is, in pixels of the board. */
export function pointOf(layout: Layout, camera: Camera, shown: Pick<Shown, 'hexes'>, place: Place): Point {
  switch (place.at) {
    case 'hex':
      return onBoard(centreOf(place.hex));
    case 'frontier':
      return onBoard(middle(boxAround(ALL_HEXES.filter((hex) => isAtFrontier(shown, hex)))));
    case 'seat':
      return middle(layout.panels[place.seat] ?? layout.map);
    case 'tile':
      return middle(layout.tile);
    default:
      return place satisfies never;
  }

  function onBoard(point: Point): Point {
    const { x, y } = inPane(camera, point);
    return { x: layout.map.x + x, y: layout.map.y + y };
  }
}
