import type { Card } from '../src/vocabulary.ts';

/**
 * GR-11 to GR-15 once more, by trying everything: any Recons ignored, any triplets made, any one 1 Mile counted.
 * It shares nothing with the rules but the names of the cards, and is slow.
 */
export function bestOfAllReadings(cards: readonly Card[]): number {
  const bandits = cards.filter((card) => card === 'bandits').length;
  if (bandits > 0) return -2 * bandits;
  let best = 0;
  for (const read of withSomeReconsIgnored(cards)) {
    for (const triplets of someTriplets(read, 0)) best = Math.max(best, worth(read, triplets));
  }
  return best;
}

/** Two choices that leave the same cards are the same reading. */
function withSomeReconsIgnored(cards: readonly Card[]): readonly (readonly Card[])[] {
  let all: readonly (readonly Card[])[] = [[]];
  for (const card of cards) {
    const kept = all.map((read) => [...read, card]);
    all = card === 'recon' ? [...new Map([...all, ...kept].map((read) => [read.join(), read])).values()] : kept;
  }
  return all;
}

/** Every set of triplets that do not overlap, each named by its first card. */
function someTriplets(read: readonly Card[], from: number): readonly (readonly number[])[] {
  if (from + 2 >= read.length) return [[]];
  const without = someTriplets(read, from + 1);
  if (read[from] !== read[from + 1] || read[from] !== read[from + 2]) return without;
  return [...without, ...someTriplets(read, from + 3).map((rest) => [from, ...rest])];
}

function worth(read: readonly Card[], triplets: readonly number[]): number {
  const used = new Set(triplets.flatMap((first) => [first, first + 1, first + 2]));
  const free = (i: number, card: Card): boolean => read[i] === card && !used.has(i);
  let spaces = 5 * triplets.length;
  if (read.some((_, i) => free(i, 'mile1'))) spaces += 1;
  read.forEach((_, i) => {
    if (free(i, 'mile2') && free(i - 1, 'mile1')) spaces += 2;
    if (free(i, 'mile3') && free(i - 1, 'mile2') && free(i - 2, 'mile1')) spaces += 3;
  });
  return spaces;
}
