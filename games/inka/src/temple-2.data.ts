import { TEMPLE_BOARD } from './temple.data.ts';

/**
 * IN-C5: the same floor and faces. With two players the target tiles lie nearer to one start: the first player may pick
 * it, and the second one has the first turn (IN-4).
 */
export const TEMPLE_2_BOARD = {
  ...TEMPLE_BOARD,
  targets: { 2: ['e9-e10', 'f8-g7', 'f10-f11'] },
} as const;
