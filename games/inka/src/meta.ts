import type { Meta } from '@quri/kernel';
import type { Options } from './vocabulary.ts';

// The home page loads this file and not the vocabulary.

/** The bots, from weak to strong. */
export const BOTS = ['random', 'greedy', 'ocelot', 'puma'] as const;

/** IN-C1 */
export const MOST_PLAYERS = 4;

/** IN-C5: the boards that the game comes with. Games that were begun on the first one name it. */
export const TEMPLE = 'temple';
export const TEMPLE_2 = 'temple-2';

/** A board that was read from a file is in the options as a whole. */
const MOST_BOARD_TEXT = 1000;

export const meta: Meta<Options> = {
  id: 'inka',
  rulesVersion: 1,
  players: () => ({ min: 2, max: MOST_PLAYERS }),
  minutes: { min: 30, max: 60 },
  options: {
    looseEdge: { kind: 'flag', default: false },
    solidCounters: { kind: 'flag', default: false },
    openExits: { kind: 'flag', default: false },
    board: { kind: 'text', default: TEMPLE_2, maxLength: MOST_BOARD_TEXT },
  },
  // Until the turn is ended.
  takeBack: true,
  memory: false,
};
