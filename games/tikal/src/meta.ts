import type { Meta } from '@quri/kernel';
import type { Options } from './vocabulary.ts';

// The home page loads this file and not the vocabulary.

/** TK-16 */
export const FINAL_ROUNDS = ['placer', 'next'] as const;

/** The bots, from weak to strong. */
export const BOTS = ['random', 'greedy', 'ocelot', 'puma'] as const;

/** TK-C1 */
export const MOST_PLAYERS = 4;

export const meta: Meta<Options> = {
  id: 'tikal',
  rulesVersion: 1,
  players: () => ({ min: 2, max: MOST_PLAYERS }),
  minutes: { min: 60, max: 120 },
  options: {
    auction: { kind: 'flag', default: false },
    finalRound: { kind: 'choice', values: FINAL_ROUNDS, default: 'placer' },
    odds: { kind: 'flag', default: true },
  },
  // TK-18: until the turn is ended, but for what was drawn.
  takeBack: true,
  memory: false,
};
