import type { Meta } from '@quri/kernel';
import { LONGEST_TRAIL, MOST_PLAYERS, type Options, SHORTEST_TRAIL, TRAILS } from './vocabulary.ts';

/** The bots, from weak to strong. */
export const BOTS = ['random', 'greedy', 'ocelot', 'puma'] as const;

export const meta: Meta<Options> = {
  id: 'gold-raiders',
  rulesVersion: 1,
  players: () => ({ min: 2, max: MOST_PLAYERS }),
  minutes: { min: 20, max: 40 },
  options: {
    trail: {
      kind: 'number',
      min: SHORTEST_TRAIL,
      max: LONGEST_TRAIL,
      default: () => TRAILS.usual,
    },
    memoryAid: { kind: 'flag', default: false },
  },
  // A stacked card may be taken back until the next one plays; whatever is discarded or revealed has come to light.
  takeBack: true,
  // GR-6: nobody may look again at what they have played or peeked at.
  memory: true,
};
