import { type Evaluation, handSpaces, potentialOf } from './evaluation.ts';
import type { Faces } from './faces.ts';
import type { KnownTable } from './known-table.ts';

/** The own stacks with some hand: the value of each with its potential, and which has most value as it lies. */
export interface OwnRow {
  readonly values: readonly number[];
  /** Of all stacks and of what the hand alone can build. */
  readonly sum: number;
  readonly most: number;
  readonly mostAt: number;
  /** The most of all others. */
  readonly next: number;
}

export function ownRowOf(by: Evaluation, row: readonly Faces[], hand: readonly number[]): OwnRow {
  const values: number[] = [];
  let sum = by.weights.handWeight * handSpaces(hand);
  let most = 0;
  let mostAt = -1;
  let next = 0;
  for (const faces of row) {
    const now = by.value(faces);
    const value = now + potentialOf(by, faces, hand) + by.weights.stackBonus;
    values.push(value);
    sum += value;
    if (now > most) {
      next = most;
      most = now;
      mostAt = values.length - 1;
    } else next = Math.max(next, now);
  }
  return { values, sum, most, mostAt, next };
}

/** The value of the others' stacks: all of them together, and the two best to steal. */
export interface Rivals {
  readonly sum: number;
  readonly prize: number;
  readonly next: number;
}

export function rivalsOf({ value }: Evaluation, { seat, rows }: KnownTable): Rivals {
  let sum = 0;
  let prize = 0;
  let next = 0;
  for (let owner = 0; owner < rows.length; owner++) {
    if (owner === seat) continue;
    for (const faces of rows[owner] ?? []) {
      const one = value(faces);
      sum += one;
      if (one > prize) {
        next = prize;
        prize = one;
      } else next = Math.max(next, one);
    }
  }
  return { sum, prize, next };
}
