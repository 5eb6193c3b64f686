import { type Seat, seat } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { type Hex, LEADER_STRENGTH } from '../vocabulary.ts';

type Figures = Pick<View, 'hexes' | 'expeditions'>;

/** TK-C1: explorers count 1, the leader 3. */
export function strengthOf({ hexes, expeditions }: Figures, hex: Hex, of: number): number {
  const explorers = hexes[hex]?.explorers[of] ?? 0;
  return expeditions[of]?.leader === hex ? explorers + LEADER_STRENGTH : explorers;
}

/** The seat with strictly more strength on a hex than every other; null if there is none. */
export function strongestAt(view: Figures, hex: Hex): Seat | null {
  let most = 0;
  let strongest: Seat | null = null;
  for (let n = 0; n < view.expeditions.length; n++) {
    const strength = strengthOf(view, hex, n);
    if (strength > most) strongest = seat(n);
    else if (strength === most) strongest = null;
    most = Math.max(most, strength);
  }
  return strongest;
}

/** TK-15: who would score a temple now: its guard, or whoever is strongest there. */
export const controllerOf = (view: Figures, hex: Hex): Seat | null => view.hexes[hex]?.guard ?? strongestAt(view, hex);
