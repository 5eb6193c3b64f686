import type { Odds, OddsGroup, OddsRow } from '@quri/board-kit';
import { hiddenTreasures, tilesToCome, volcanoChance } from '../../answers/odds.ts';
import { isVolcano } from '../../answers/terrain.ts';
import type { View } from '../../view/shapes.ts';
import type { TileId } from '../../vocabulary.ts';
import { TilePicture, TreasurePicture } from '../scene/pieces.tsx';
import { WORDS } from './words.ts';

type Words = (typeof WORDS)['en'];

/** Which tiles and treasures can still come, and how soon a volcano may. Everybody sees the same. */
export function odds(view: View, _seat: number | null, language: 'en' | 'pl'): Odds {
  const words = WORDS[language];
  return { groups: [volcanoes(view, words), ...letters(view, words), ...treasures(view, words)] };
}

/** Every turn until one's own comes round, and the turn after that. */
const aheadOf = (players: number): readonly number[] => [
  ...Array.from({ length: players }, (_, i) => i + 1),
  2 * players,
];

function volcanoes(view: View, words: Words): OddsGroup {
  const rows = aheadOf(view.expeditions.length)
    .filter((ahead) => ahead <= view.tiles.length)
    .map((ahead) => ({ label: words.within(ahead), chance: volcanoChance(view, ahead), danger: true }));
  return {
    title: words.volcano,
    layout: 'list',
    rows,
    note: rows.length === 0 ? words.noTile : words.volcanoNote,
  };
}

/** TK-C5: the letter that is drawn now has chances, those that come after it have tiles. */
function letters(view: View, words: Words): readonly OddsGroup[] {
  return tilesToCome(view).map(({ letter, tiles }, i) => ({
    title: i === 0 ? words.next(letter, tiles.length) : words.later(letter, tiles.length),
    layout: i === 0 ? 'list' : 'chips',
    rows: counted(tiles, words).map(({ label, tile, count }) => ({
      label,
      picture: <TilePicture tile={tile} size={i === 0 ? 34 : 40} />,
      count,
      ...(i === 0 && { chance: count / tiles.length }),
      ...(isVolcano(tile) && { danger: true }),
    })),
  }));
}

/** Tiles that differ only in their stones count as one kind. */
function counted(tiles: readonly TileId[], words: Words) {
  const kinds = new Map<string, { readonly label: string; readonly tile: TileId; count: number }>();
  for (const tile of tiles) {
    const label = words.tile(tile);
    const kind = kinds.get(label);
    if (kind === undefined) kinds.set(label, { label, tile, count: 1 });
    else kind.count++;
  }
  return [...kinds.values()];
}

function treasures(view: View, words: Words): readonly OddsGroup[] {
  const hidden = hiddenTreasures(view);
  if (hidden.length === 0) return [];
  return [
    {
      title: words.treasures,
      layout: 'chips',
      rows: hidden.map(
        ({ treasure, count }): OddsRow => ({
          label: words.treasure(treasure),
          picture: <TreasurePicture treasure={treasure} size={34} />,
          count,
          chance: count / view.treasures.length,
        }),
      ),
      note: words.treasuresNote,
    },
  ];
}
