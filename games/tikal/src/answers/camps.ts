import { BASE_CAMP } from '../components.ts';
import type { View } from '../view/shapes.ts';
import type { Hex } from '../vocabulary.ts';

/** TK-5, TK-6: the base camp, and the forward camps of a seat. */
export function campsOf({ hexes }: Pick<View, 'hexes'>, seat: number): readonly Hex[] {
  const camps: Hex[] = [BASE_CAMP];
  hexes.forEach((explored, hex) => {
    if (explored?.camp === seat) camps.push(hex);
  });
  return camps;
}

export const isCampOf = ({ hexes }: Pick<View, 'hexes'>, seat: number, hex: Hex): boolean =>
  hex === BASE_CAMP || hexes[hex]?.camp === seat;
