import { at } from '@quri/kernel';
import type { View } from '../view/shapes.ts';

/** TK-17: the value of the most valuable temple a seat guards. */
export const bestGuarded = ({ hexes }: Pick<View, 'hexes'>, seat: number): number =>
  Math.max(0, ...hexes.map((explored) => (explored?.guard === seat ? explored.value : 0)));

/** TK-17: how many treasures a seat has. */
export const treasuresHeld = ({ expeditions }: Pick<View, 'expeditions'>, seat: number): number =>
  at(expeditions, seat).treasures.reduce((sum, count) => sum + count, 0);
