import type { ScoreSteps } from '@quri/board-kit';
import { valueOfArtifacts } from '../answers/wealth.ts';
import type { Seen } from '../view/shapes.ts';

/** What everybody had carried home by the end of each round: gems beside a tent count once their owner is back. */
export function scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[] {
  const home = Array.from({ length: players }, () => 0);
  const beside = [...home];
  const steps: number[][] = [[...home]];
  for (const one of seen) {
    if (one.type === 'treasureFound') for (const seat of one.inside) beside[seat] = (beside[seat] ?? 0) + one.share;
    if (one.type === 'leaversSettled') {
      const carried = valueOfArtifacts(one.artifacts);
      for (const seat of one.leavers) {
        home[seat] = (home[seat] ?? 0) + (beside[seat] ?? 0) + one.share + carried;
        beside[seat] = 0;
      }
    }
    if (one.type === 'roundEnded') {
      beside.fill(0);
      steps.push([...home]);
    }
  }
  return steps;
}

export const scoreSteps = (): ScoreSteps => 'rounds';
