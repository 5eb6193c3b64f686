import { at, seat } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { type Exchange, TREASURES, type Treasure } from '../vocabulary.ts';

/** TK-C7: the kind of a treasure by its number. */
export const treasureOf = (number: number): Treasure => at(TREASURES, number % TREASURES.length);

/** So many treasures of one kind. */
export interface CountedTreasure {
  readonly treasure: Treasure;
  readonly count: number;
}

/** How many of each kind, in the order of `TREASURES`; kinds of which there are none are left out. */
export const countedByKind = (counts: readonly number[]): readonly CountedTreasure[] =>
  TREASURES.flatMap((treasure, i) => {
    const count = counts[i] ?? 0;
    return count === 0 ? [] : [{ treasure, count }];
  });

/** Equal treasures together, in the order of `TREASURES`. */
export const countedTreasures = (treasures: readonly Treasure[]): readonly CountedTreasure[] =>
  countedByKind(TREASURES.map((kind) => treasures.filter((one) => one === kind).length));

export const countOf = ({ expeditions }: Pick<View, 'expeditions'>, of: number, treasure: Treasure): number =>
  expeditions[of]?.treasures[TREASURES.indexOf(treasure)] ?? 0;

/** TK-10: the kinds of which somebody has exactly one. */
const loneTreasures = (view: Pick<View, 'expeditions'>, of: number): readonly Treasure[] =>
  TREASURES.filter((treasure) => countOf(view, of, treasure) === 1);

/** TK-10: every exchange somebody could ask for. */
export function exchangesOf(view: Pick<View, 'expeditions'>, by: number): readonly Exchange[] {
  const own = loneTreasures(view, by);
  if (own.length === 0) return [];
  const found: Exchange[] = [];
  for (let n = 0; n < view.expeditions.length; n++) {
    if (n === by) continue;
    for (const take of loneTreasures(view, n))
      for (const give of own) if (give !== take) found.push({ give, take, from: seat(n) });
  }
  return found;
}
