import { at } from './at.ts';
/** Ordinary seeded randomness for bots, simulations and tests. It never comes from a table's key. */
export interface Rng {
  /** A whole number from 0 to n-1. */
  below(n: number): number;
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
}

/** A generator that repeats itself for the same seed (sfc32, seeded by hashing the text). */
export function seededRng(seed: string): Rng {
  let [a, b, c, d] = scramble(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below: (n) => Math.floor(next() * 2 ** -32 * n),
    fraction: () => next() / 4294967296,
  };
}

export function pick<T>(rng: Rng, from: readonly T[]): T {
  if (from.length === 0) throw new RangeError('nothing to pick from');
  return at(from, rng.below(from.length));
}

/** A copy in random order. */
export function shuffled<T>(rng: Rng, from: readonly T[]): T[] {
  const cards = [...from];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [cards[i], cards[j]] = [at(cards, j), at(cards, i)];
  }
  return cards;
}

function scramble(seed: string): [number, number, number, number] {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  return [word(), word(), word(), word()];
}
