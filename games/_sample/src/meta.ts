import type { Meta } from '@quri/kernel';
import type { Options } from './vocabulary.ts';

/** The bots, from weak to strong. */
export const BOTS = ['random', 'greedy'] as const;

export const meta: Meta<Options> = {
  id: 'sample',
  rulesVersion: 1,
  players: () => ({ min: 2, max: 4 }),
  minutes: { min: 2, max: 5 },
  options: {
    turns: { kind: 'number', min: 1, max: 4, default: () => 3 },
    proudCharms: { kind: 'flag', default: false },
  },
  takeBack: true,
  memory: false,
};
