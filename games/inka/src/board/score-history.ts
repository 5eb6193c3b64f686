import type { ScoreSteps } from '@quri/board-kit';
import type { Seen } from '../view/shapes.ts';

/** The statues that everybody had after each turn, and at the end. */
export function scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[] {
  const taken: number[] = Array.from({ length: players }, () => 0);
  const steps: number[][] = [[...taken]];
  for (const one of seen) {
    if (one.type === 'statueTaken') taken[one.seat] = (taken[one.seat] ?? 0) + 1;
    // Whoever escapes does not end the turn.
    if (one.type === 'turnEnded' || (one.type === 'gameEnded' && one.reason === 'escaped')) steps.push([...taken]);
  }
  return steps;
}

export const scoreSteps = (): ScoreSteps => 'turns';
