import { at, invariantBroken } from '@quri/kernel';
import { poseBetween } from '@quri/triangle-lattice';
import type { Cell, Pose } from '../vocabulary.ts';
import { CELLS, HEXAGON, labelOf } from './map.ts';

const CELL_OF: ReadonlyMap<string, Cell> = new Map(
  Array.from({ length: CELLS }, (_, cell): readonly [string, Cell] => [labelOf(cell), cell]),
);

/** The cell that people name so: c3 */
export const cellNamed = (name: string): Cell =>
  CELL_OF.get(name) ?? invariantBroken('there is no such cell', { name });

/** The pose on two cells, its first half first: c3-c4 */
export function poseNamed(names: string): Pose {
  const halves = names.split('-').map(cellNamed);
  return poseBetween(HEXAGON, at(halves, 0), at(halves, 1)) ?? invariantBroken('these are no neighbours', { names });
}
