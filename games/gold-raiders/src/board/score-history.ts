import type { ScoreSteps } from '@quri/board-kit';
import type { Seen } from '../view/shapes.ts';

/** How far along the trail everybody was at the end of each round. */
export function scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[] {
  const at = Array.from({ length: players }, () => 0);
  const steps: number[][] = [[...at]];
  for (const one of seen) {
    if (one.type === 'stackRevealed') at[one.seat] = one.to;
    if (one.type === 'gameEnded' || (one.type === 'roundBegun' && one.round > 1)) steps.push([...at]);
  }
  return steps;
}

export const scoreSteps = (): ScoreSteps => 'rounds';
