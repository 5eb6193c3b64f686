import type { Luck } from '@quri/kernel';
import { drawn } from '../regrets.ts';

/** A decision as a learner reads it, offer by offer: what it leans to by nature, and which weights speak for it. */
export interface Reading {
  readonly leaning: readonly number[];
  readonly active: readonly (readonly number[])[];
}

/** How strongly each offer is favoured. */
export function scoresOf({ leaning, active }: Reading, weights: ArrayLike<number>): number[] {
  return leaning.map((start, offer) => {
    let score = start;
    for (const at of active[offer] ?? []) score += weights[at] ?? 0;
    return score;
  });
}

/** Scores as probabilities (softmax). */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}

/** Which offer it comes to, by luck. */
export const weighed = (reading: Reading, weights: ArrayLike<number>, luck: Luck): number =>
  drawn(chancesOf(scoresOf(reading, weights)), luck);
