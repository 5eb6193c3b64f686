import type { Point } from './rect.ts';

/** The direction in which an arrow key leads. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place in a direction: what lies aside counts as farther away. */
export function nearestTowards<Place>(
  from: Point,
  towards: Point,
  places: readonly Place[],
  pointOf: (place: Place) => Point,
): Place | null {
  let best: { readonly place: Place; readonly far: number } | null = null;
  for (const place of places) {
    const { x, y } = pointOf(place);
    const along = (x - from.x) * towards.x + (y - from.y) * towards.y;
    const aside = Math.abs((x - from.x) * towards.y) + Math.abs((y - from.y) * towards.x);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (best === null || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}
