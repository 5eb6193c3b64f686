import type { Rng } from '@quri/kernel';

/** Weights as probabilities. */
export function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}

/** Scores as probabilities (softmax): by `spread` a score must lead for its share to be e times as large. */
export function softmax(scores: readonly number[], spread = 1): number[] {
  const most = Math.max(...scores);
  return normalised(scores.map((score) => Math.exp((score - most) / spread)));
}

/** One of the choices, by their probabilities. */
export function sampleIndex(probabilities: readonly number[], rng: Rng): number {
  let left = rng.fraction();
  for (let i = 0; i < probabilities.length; i++) {
    left -= probabilities[i] ?? 0;
    if (left < 0) return i;
  }
  return probabilities.length - 1;
}
