import { type Camera, inPane, type MapPane, middle, type Point } from '@quri/board-kit';
import type { Place } from '../shown.ts';
import { cellCentre, EDGE, lyingAt, MAP_CENTRE, MAP_SIZE } from './cells.ts';
import type { Layout } from './layout.ts';

/** The edge of a cell is never longer than this, in pixels. */
const LONGEST = 150;

export const paneOf = ({ map, covered }: Layout): MapPane => ({
  map: MAP_SIZE,
  pane: { width: map.w, height: map.h - covered },
  mostZoom: LONGEST / EDGE,
});

/** A point of the map, in pixels of the board. */
export function onBoard({ map }: Layout, camera: Camera, point: Point): Point {
  const { x, y } = inPane(camera, point);
  return { x: map.x + x, y: map.y + y };
}

/** Where something is, in pixels of the board. */
export function pointOf(layout: Layout, camera: Camera, place: Place): Point {
  switch (place.at) {
    case 'cell':
      return onBoard(layout, camera, cellCentre(place.cell));
    case 'pose':
      return onBoard(layout, camera, lyingAt(place.pose));
    case 'board':
      return onBoard(layout, camera, MAP_CENTRE);
    case 'seat':
      return middle(layout.panels[place.seat] ?? layout.map);
    case 'tile':
      return middle(layout.turn);
    default:
      return place satisfies never;
  }
}
