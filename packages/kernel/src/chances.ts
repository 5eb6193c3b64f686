import { at } from './at.ts';
import type { Dice } from './dice.ts';

/** One way a chance step can come out. */
export interface Chance<T> {
  readonly probability: number;
  readonly value: T;
}

/**
 * Runs a step once for every way its draws can fall. The step must be a pure function of the dice, as `proceed` is;
 * candidates of one draw are equally likely.
 */
export function everyChance<T>(step: (dice: Dice) => T): readonly Chance<T>[] {
  const chances: Chance<T>[] = [];
  const taken: number[] = [];
  const sizes: number[] = [];
  do {
    let depth = 0;
    const value = step({
      draw: (_address, from) => {
        if (from.length === 0) throw new RangeError('a draw from nothing');
        if (depth === taken.length) taken.push(0);
        sizes[depth] = from.length;
        return at(from, at(taken, depth++));
      },
    });
    sizes.length = depth;
    chances.push({ probability: sizes.reduce((p, size) => p / size, 1), value });
  } while (nextCombination(taken, sizes));
  return chances;
}

/** Moves on to the next combination of draws; false after the last. */
function nextCombination(taken: number[], sizes: readonly number[]): boolean {
  for (let i = taken.length - 1; i >= 0; i--) {
    const next = at(taken, i) + 1;
    if (next < at(sizes, i)) {
      taken[i] = next;
      return true;
    }
    taken.length = i;
  }
  return false;
}
