import { at, type Seat } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { type ScoreCount, SET_POINTS } from '../vocabulary.ts';
import { controllerOf } from './strength.ts';

/** TK-15: 1, 3 or 6 points for one, two or three treasures of a kind. */
export const treasurePoints = (treasures: readonly number[]): number =>
  treasures.reduce((sum, count) => sum + at(SET_POINTS, count), 0);

/** TK-15: what a seat would be paid if it scored now. */
export function scoreCount(view: Pick<View, 'hexes' | 'expeditions'>, seat: Seat): ScoreCount {
  const temples: { hex: number; value: number }[] = [];
  let total = 0;
  view.hexes.forEach((explored, hex) => {
    if (explored === null || explored.value === 0 || controllerOf(view, hex) !== seat) return;
    temples.push({ hex, value: explored.value });
    total += explored.value;
  });
  const treasures = treasurePoints(at(view.expeditions, seat).treasures);
  return { temples, treasures, total: total + treasures };
}
