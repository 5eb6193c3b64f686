import type { Position } from '../../games/incan-gold/src/bot/position.ts';
import { TREASURES } from '../../games/incan-gold/src/components.ts';
import { ARTIFACTS, COPIES_OF_HAZARD, HAZARDS, PRINTED_VALUES } from '../../games/incan-gold/src/vocabulary.ts';

export const VALUES = Int32Array.from(TREASURES, ({ value }) => value);
export const PRINTED = Int32Array.from(ARTIFACTS, (artifact) => PRINTED_VALUES[artifact]);
export const FIRST_HAZARD = VALUES.length;
export const FIRST_ARTIFACT = FIRST_HAZARD + HAZARDS.length * COPIES_OF_HAZARD;
export const CARDS = FIRST_ARTIFACT + ARTIFACTS.length;
const MOST_SEATS = 8;

export const hazardOf = (card: number): number => Math.floor((card - FIRST_HAZARD) / COPIES_OF_HAZARD);

/** Slots of the state, which is one array so that a fork is one copy. */
export const ROUND = 0;
export const OVER = 1;
export const INSIDE = 2;
export const POOL = 3;
export const OUT = 4;
export const DECK_SIZE = 5;
export const NEXT = 6;
export const HAZARDS_MET = 7;
/** Sets of cards as bits: treasures on the path, artifacts on it, artifacts in the deck. */
export const TREASURES_MET = 8;
export const ARTIFACTS_MET = 9;
export const ARTIFACTS_IN = 10;
export const ON_PATH = 11;
export const REMOVED = ON_PATH + HAZARDS.length;
export const IS_INSIDE = REMOVED + HAZARDS.length;
export const BESIDE = IS_INSIDE + MOST_SEATS;
export const WEALTH = BESIDE + MOST_SEATS;
export const CARRIED = WEALTH + MOST_SEATS;
export const SLOTS = CARRIED + MOST_SEATS;

export const NO_POSITION: Position = {
  players: 4,
  roundsLeft: 0,
  inside: 0,
  hazards: 0,
  disaster: 0,
  nextShare: 0,
  beside: 0,
  pool: 0,
  artifacts: 0,
  wealth: 0,
  rivalInside: 0,
  rivalOut: 0,
  rivalSafe: 0,
};
