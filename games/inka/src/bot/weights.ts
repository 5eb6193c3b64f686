/** How a position is judged; distances are in quarters of an action point. */
export interface Weights {
  /** How much of the way after the next statue counts: others change it before one gets there. */
  readonly later: number;
  /** What a statue that still stands is worth, beside the way to it: ways are changed by others, a statue in the hand is not. */
  readonly statue: number;
  /** What it is worth to be the next to move; whoever comes later has a part of it. */
  readonly tempo: number;
  /** What it is worth to end a turn on a stepping tile: one can ride on it, though others can carry one off. */
  readonly onTile: number;
  /** By how much a lead must grow to be e times as likely to win. */
  readonly spread: number;
}

export const WEIGHTS: Weights = { later: 0.6, statue: 12, tempo: 11, onTile: 1.5, spread: 12 };
