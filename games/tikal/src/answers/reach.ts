import type { View } from '../view/shapes.ts';
import { COSTS, type Figure, type Hex, type Intent } from '../vocabulary.ts';
import { campsOf } from './camps.ts';
import { edgesOut } from './stones.ts';

/** A hex that a figure can get to, what it costs, and the steps of the cheapest way. */
export interface Way {
  readonly hex: Hex;
  readonly cost: number;
  readonly steps: readonly Intent[];
}

interface Leg {
  readonly to: Hex;
  readonly cost: number;
  readonly step: Intent;
}

/** TK-5 to TK-7: every hex that a figure of a seat can reach with so many points, cheapest first, itself left out. */
export function waysFrom(
  view: Pick<View, 'hexes' | 'expeditions'>,
  { seat, figure, from, points }: { seat: number; figure: Figure; from: Hex | 'supply'; points: number },
): readonly Way[] {
  const camps = campsOf(view, seat);
  const legsFrom = (hex: Hex): readonly Leg[] => [
    ...crossings(view, figure, hex),
    ...(camps.includes(hex) ? changesOfCamp(camps, figure, hex) : []),
  ];
  const found = new Map<Hex, Way>();
  const waiting: Way[] =
    from === 'supply'
      ? camps.map((to) => ({ hex: to, cost: COSTS.bringFigure, steps: [{ type: 'bringFigure', figure, to }] }))
      : [{ hex: from, cost: 0, steps: [] }];
  for (let way = cheapest(waiting); way !== undefined; way = cheapest(waiting)) {
    if (way.cost > points || found.has(way.hex)) continue;
    found.set(way.hex, way);
    for (const { to, cost, step } of legsFrom(way.hex))
      if (!found.has(to)) waiting.push({ hex: to, cost: way.cost + cost, steps: [...way.steps, step] });
  }
  return [...found.values()].filter(({ steps }) => steps.length > 0);
}

/** Removes and returns the cheapest way; of equals the shortest, then the one found first. */
function cheapest(waiting: Way[]): Way | undefined {
  let best = 0;
  waiting.forEach((way, i) => {
    const least = waiting[best];
    if (least === undefined) return;
    if (way.cost < least.cost || (way.cost === least.cost && way.steps.length < least.steps.length)) best = i;
  });
  return waiting.splice(best, 1)[0];
}

const crossings = (view: Pick<View, 'hexes'>, figure: Figure, from: Hex): readonly Leg[] =>
  edgesOut(view, from).map(({ to, cost }) => ({ to, cost, step: { type: 'walk', figure, from, to } }));

const changesOfCamp = (camps: readonly Hex[], figure: Figure, from: Hex): readonly Leg[] =>
  camps.flatMap((to) =>
    to === from ? [] : [{ to, cost: COSTS.changeCamp, step: { type: 'changeCamp', figure, from, to } }],
  );
