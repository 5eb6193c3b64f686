import type { SearchBudget } from './search-bot.ts';
import { WEIGHTS } from './weights.ts';

/** Plans whole turns, but not what others make of them. */
export const OCELOT: SearchBudget = {
  weights: WEIGHTS,
  ms: 1000,
  own: { width: 2, moves: { own: 6, harm: 4 }, goals: 20, tries: 30_000, blockers: 4 },
  reply: { width: 0, moves: { own: 0, harm: 0 }, goals: 0, tries: 0, blockers: 0 },
  rounds: [[4]],
  roundsAmongMore: [[4]],
};

/** Plans whole turns and what others reply. */
export const PUMA: SearchBudget = {
  weights: WEIGHTS,
  ms: 1000,
  own: { width: 5, moves: { own: 12, harm: 8 }, goals: 40, tries: 30_000, blockers: 6 },
  reply: { width: 2, moves: { own: 6, harm: 4 }, goals: 20, tries: 500, blockers: 0 },
  rounds: [
    [4, 1],
    [8, 2],
    [12, 4],
    [8, 3, 1],
    [12, 6, 2],
  ],
  roundsAmongMore: [[4], [6, 1, 1, 1], [12, 1, 1, 1]],
};
