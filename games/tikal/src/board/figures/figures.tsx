import type { Figures } from '@quri/board-kit';
import { Prices, Swap, VolcanoRound } from './actions.tsx';
import { Dig, Guarding, Placing, Scoring, Start, Walk } from './maps.tsx';
import { Expedition, Letters, Tiles, Treasures } from './pieces.tsx';

/** The pictures of the rulebook, by the names it has for them. */
export const FIGURES: Figures = {
  expedition: Expedition,
  start: Start,
  tiles: Tiles,
  letters: Letters,
  treasures: Treasures,
  placing: Placing,
  prices: Prices,
  walk: Walk,
  dig: Dig,
  swap: Swap,
  guard: Guarding,
  volcano: VolcanoRound,
  scoring: Scoring,
};
