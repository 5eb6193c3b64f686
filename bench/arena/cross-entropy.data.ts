/**
 * `node bench/arena/tune-cross-entropy.mjs --seed ce/12 --generations 36 --games 800` writes this file.
 */
export const CROSS_ENTROPY: readonly number[] = [
  -3.42, 0.9, 1.14, 1.17, -2.3, 3.91, 2.43, 4.91, -4.34, 1.33, -0.32, -2.64, 0.35, -0.14,
];
