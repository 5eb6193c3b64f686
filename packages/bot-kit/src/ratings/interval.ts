/** A mean with the range it lies in 95 times out of 100. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How many blocks it was made from. */
  readonly blocks: number;
}

/** What one block of games says: a sum over so many games. Games of a block share a deal and are not independent. */
interface BlockSum {
  readonly sum: number;
  readonly games: number;
}

/**
 * The mean over all games, with the spread between blocks, never between games: the rotations of one deal lean on each
 * other, and counting them as independent would promise too much or too little. (A ratio estimate, as blocks may differ
 * in size; 1.96 standard errors, widened for few blocks.)
 */
export function estimateFrom(blocks: readonly BlockSum[]): Estimate {
  const counted = blocks.filter(({ games }) => games > 0);
  const games = counted.reduce((all, block) => all + block.games, 0);
  const n = counted.length;
  if (n === 0) return { mean: 0, low: 0, high: 0, blocks: 0 };
  const mean = counted.reduce((all, { sum }) => all + sum, 0) / games;
  if (n === 1) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, blocks: n };
  const squares = counted.reduce((all, block) => all + (block.sum - mean * block.games) ** 2, 0);
  const error = Math.sqrt((n / (n - 1)) * squares) / games;
  const wide = student(n - 1) * error;
  return { mean, low: mean - wide, high: mean + wide, blocks: n };
}

/**
 * The same for a share, which is never below none or above all. Where all blocks came out alike their spread says
 * nothing, and the range is Wilson's, with each block as one trial.
 */
export function shareFrom(blocks: readonly BlockSum[]): Estimate {
  const estimate = estimateFrom(blocks);
  const { mean, low, high, blocks: n } = estimate;
  if (n > 0 && low === high) return { ...estimate, ...wilson(mean, n) };
  return { ...estimate, low: Math.max(0, low), high: Math.min(1, high) };
}

function wilson(share: number, trials: number): Pick<Estimate, 'low' | 'high'> {
  const z2 = 1.96 ** 2 / trials;
  const middle = share + z2 / 2;
  const wide = Math.sqrt(z2 * share * (1 - share) + z2 ** 2 / 4);
  return { low: Math.max(0, (middle - wide) / (1 + z2)), high: Math.min(1, (middle + wide) / (1 + z2)) };
}

/** The 97.5 % point of Student's t, close enough from three degrees of freedom on. */
function student(freedom: number): number {
  if (freedom === 1) return 12.71;
  if (freedom === 2) return 4.3;
  const z = 1.96;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}
