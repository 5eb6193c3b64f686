import type { Dice } from '@quri/kernel';

/**
 * Dice from a seed in plain text: of the candidates at an address comes the one with the least rank, and a rank hangs
 * on nothing but seed, address and id. So a deal can be played again with the players in other seats, or with another
 * choice, and the same cards lie in the same piles. Fast and not secret: a table people sit at uses fair dice.
 */
export function mirroredDice(seed: string): Dice {
  const root = hashOf(seed, 0x9e3779b9);
  const piles = new Map<string, number>();
  const pileOf = (address: string): number => {
    const known = piles.get(address);
    if (known !== undefined) return known;
    const pile = hashOf(address, root);
    piles.set(address, pile);
    return pile;
  };
  return {
    draw: (address, from, id) => {
      const pile = pileOf(address);
      let best = from[0];
      if (best === undefined) throw new RangeError('a draw from nothing');
      let least = Number.POSITIVE_INFINITY;
      for (const one of from) {
        const rank = rankOf(pile, id(one));
        if (rank < least) {
          least = rank;
          best = one;
        }
      }
      return best;
    },
  };
}

/** Names of cards are few and asked for millions of times: their hashes are cached. */
const hashes = new Map<string, number>();
const MOST_CACHED = 4096;

function cachedHash(id: string): number {
  const known = hashes.get(id);
  if (known !== undefined) return known;
  const hash = hashOf(id, 0x51ed270b);
  if (hashes.size < MOST_CACHED) hashes.set(id, hash);
  return hash;
}

/** 53 bits, so that two candidates never come out level. */
function rankOf(pile: number, id: string): number {
  const name = cachedHash(id);
  const high = mixed(pile ^ name);
  return (high >>> 0) * 2 ** 21 + (mixed(high ^ Math.imul(name, 0x27d4eb2f)) >>> 11);
}

function hashOf(text: string, start: number): number {
  let h = start ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51);
    h = (h << 13) | (h >>> 19);
  }
  return mixed(h);
}

function mixed(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
