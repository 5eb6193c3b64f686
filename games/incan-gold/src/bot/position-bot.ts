import type { Bot } from '@quri/kernel';
import type { IncanGold } from '../game.ts';
import { campLoses } from './camp-loses.ts';
import { type Position, positionOf } from './position.ts';

/** How often to go home in a position. */
export type CampChance = (position: Position) => number;

/** The same, but never home to a defeat. */
export const guarded =
  (campChance: CampChance): CampChance =>
  (position) =>
    campLoses(position) ? 0 : campChance(position);

/** A bot that knows nothing but its position, and never goes home to a defeat. */
export function createPositionBot(id: string, campChance: CampChance): Bot<IncanGold> {
  const chanceOf = guarded(campChance);
  return {
    id,
    choose: ({ view, memory, seat, rng }) => {
      const leaves = rng.fraction() < chanceOf(positionOf(view, memory, seat));
      return { type: 'choose', choice: leaves ? 'camp' : 'torch' };
    },
  };
}
