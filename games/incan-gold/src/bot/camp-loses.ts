import type { Position } from './position.ts';

/** Does going home now lose for certain: even alone, and if all who stay lose what lies beside their tents? */
export const campLoses = ({ roundsLeft, wealth, beside, pool, artifacts, rivalSafe }: Position): boolean =>
  roundsLeft === 0 && wealth + beside + pool + artifacts <= rivalSafe;
