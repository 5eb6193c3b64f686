import { CELLS, HEXAGON, labelOf } from '../src/answers/map.ts';
import type { Cell, Pose } from '../src/vocabulary.ts';
import { pose } from './temple.ts';

/** A cell by its label: a1 is a start. */
export function at(label: string): Cell {
  const found = Array.from({ length: CELLS }, (_, cell) => cell).find((cell) => labelOf(cell) === label);
  if (found === undefined) throw new RangeError(`there is no cell ${label}`);
  return found;
}

/** A cell, or a pair of them, as the scenes of a test name them: b5–b6 is U(-4,3)+D(-4,3). */
export const named = (labels: string): string =>
  labels
    .split('–')
    .map((label) => {
      const triangle = HEXAGON.triangles[at(label)];
      return triangle === undefined ? '' : `${triangle.up ? 'U' : 'D'}(${triangle.a},${triangle.b})`;
    })
    .join('+');

export const lying = (labels: string): Pose => pose(named(labels));
