import type { View } from '../view/shapes.ts';
import { LETTERS, type Letter, type TileId } from '../vocabulary.ts';
import { isVolcano, letterOf } from './terrain.ts';
import { type CountedTreasure, countedTreasures, treasureOf } from './treasures.ts';

type Tiles = Pick<View, 'tiles'>;

/** TK-C5: the tiles that can still come, letter by letter in the order they will. */
export const tilesToCome = ({
  tiles,
}: Tiles): readonly { readonly letter: Letter; readonly tiles: readonly TileId[] }[] =>
  LETTERS.flatMap((letter) => {
    const left = tiles.filter((tile) => letterOf(tile) === letter);
    return left.length === 0 ? [] : [{ letter, tiles: left }];
  });

/** TK-C5: the letter of the next tile, which everybody sees; null when none is left. */
export const nextLetter = (view: Tiles): Letter | null => tilesToCome(view)[0]?.letter ?? null;

/** The chance that a volcano is among the next so many tiles. */
export function volcanoChance(view: Tiles, draws: number): number {
  let none = 1;
  let left = draws;
  for (const { tiles } of tilesToCome(view)) {
    const taken = Math.min(left, tiles.length);
    // A letter has one volcano at most: it is as likely to be any of its tiles.
    if (tiles.some(isVolcano)) none *= 1 - taken / tiles.length;
    left -= taken;
    if (left === 0) break;
  }
  return 1 - none;
}

/** TK-C7: how many of each kind nobody has found; each of them is as likely to be the next one. */
export const hiddenTreasures = ({ treasures }: Pick<View, 'treasures'>): readonly CountedTreasure[] =>
  countedTreasures(treasures.map(treasureOf));
