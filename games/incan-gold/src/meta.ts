import type { Meta } from '@quri/kernel';
import { EDITIONS, type Options } from './vocabulary.ts';

/** The bots, from weak to strong. */
export const BOTS = ['random', 'greedy', 'mixed', 'condor'] as const;

export const meta: Meta<Options> = {
  id: 'incan-gold',
  rulesVersion: 1,
  // IG-C4: two may play where the table says so.
  players: (options) => ({ min: options.twoPlayers ? 2 : 3, max: 8 }),
  minutes: { min: 20, max: 30 },
  options: {
    edition: { kind: 'choice', values: EDITIONS, default: 'incan-gold' },
    autoSecondCard: { kind: 'flag', default: true },
    openTents: { kind: 'flag', default: false },
    twoPlayers: { kind: 'flag', default: false },
  },
  // IG-4: a choice may be changed, never withdrawn, and all else is chance or comes to light.
  takeBack: false,
  memory: false,
};
