import { type Appraisal, promiseOf } from './appraisal.ts';
import type { Faces } from './faces.ts';
import type { Outlook } from './outlook.ts';

/** The own stacks with some hand: what each is worth with all it promises, and which is worth most as it lies. */
export interface OwnRow {
  readonly values: readonly number[];
  readonly sum: number;
  readonly most: number;
  readonly mostAt: number;
  /** The most of all others. */
  readonly next: number;
}

export function ownRowOf(by: Appraisal, row: readonly Faces[], hand: readonly number[]): OwnRow {
  const values: number[] = [];
  let sum = 0;
  let most = 0;
  let mostAt = -1;
  let next = 0;
  for (let place = 0; place < row.length; place++) {
    const faces = row[place] as Faces;
    const now = by.worth(faces);
    const value = now + promiseOf(by, faces, hand) + by.temper.decoy;
    values.push(value);
    sum += value;
    if (now > most) {
      next = most;
      most = now;
      mostAt = place;
    } else next = Math.max(next, now);
  }
  return { values, sum, most, mostAt, next };
}

/** What the stacks of the others are worth: all of them together, and the two most worth taking. */
export interface Rivals {
  readonly sum: number;
  readonly prize: number;
  readonly next: number;
}

export function rivalsOf({ worth }: Appraisal, { seat, rows }: Outlook): Rivals {
  let sum = 0;
  let prize = 0;
  let next = 0;
  for (let owner = 0; owner < rows.length; owner++) {
    if (owner === seat) continue;
    const row = rows[owner] as readonly Faces[];
    for (let place = 0; place < row.length; place++) {
      const one = worth(row[place] as Faces);
      sum += one;
      if (one > prize) {
        next = prize;
        prize = one;
      } else next = Math.max(next, one);
    }
  }
  return { sum, prize, next };
}
