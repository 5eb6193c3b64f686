import { labelOf } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import type { Hex, TileId } from '../vocabulary.ts';
import { EDGE_EN } from './names.en.ts';
import { EDGE_PL } from './names.pl.ts';
import { stonesOfTile, stonesToUnexplored, stonesTowards, type WayOut, waysOut } from './view-facts.ts';

type MapView = Pick<View, 'hexes'>;

interface StonesWords {
  readonly edges: readonly string[];
  readonly none: string;
  costs(stones: number): string;
  readonly from: string;
  readonly unturned: string;
  readonly towardsUnexplored: string;
  readonly towardsHere: string;
  readonly waysFromHere: string;
}

/** Stones in words, for the terminal and for the board: each answers an empty text where there are none to speak of. */
function stonesText(words: StonesWords) {
  const { edges, none, costs, from, unturned, towardsUnexplored, towardsHere, waysFromHere } = words;
  const after = (before: string, parts: readonly string[]): string =>
    parts.length === 0 ? '' : `${before}: ${parts.join(', ')}`;
  const each = (ways: readonly WayOut[]): readonly string[] =>
    ways.map(({ to, cost }) => `${labelOf(to)} ${cost === 0 ? none : costs(cost)}`);
  return {
    unturned,
    /** What is printed on a tile: stones: north 2, south-east 1 */
    ofTile: (before: string, tile: TileId): string =>
      after(
        before,
        stonesOfTile(tile).map(({ edge, stones }) => `${edges[edge]} ${stones}`),
      ),
    /** c2 for 1, d3 for 2 */
    ways: (ways: readonly WayOut[]): string => each(ways).join(', '),
    /** From a tile that lies there for a try: ways from here: b3 for 2, a4 none */
    waysFrom: (view: MapView, hex: Hex): string => after(waysFromHere, each(waysOut(view, hex))),
    /** On edges where nothing lies beyond: stones towards the unexplored: b4 2 */
    toUnexplored: (view: MapView, hex: Hex): string =>
      after(
        towardsUnexplored,
        stonesToUnexplored(view, hex).map(({ to, stones }) => `${labelOf(to)} ${stones}`),
      ),
    /** Around a hex where nothing lies: stones towards it: 2 from a3, none from b4 */
    towards: (view: MapView, hex: Hex): string =>
      after(
        towardsHere,
        stonesTowards(view, hex).map((beside) => `${beside.stones || none} ${from} ${labelOf(beside.from)}`),
      ),
  };
}

export const STONES_EN = stonesText({
  edges: EDGE_EN,
  none: 'none',
  costs: (stones) => `for ${stones}`,
  from: 'from',
  unturned: 'stones before the tile is turned',
  towardsUnexplored: 'stones towards the unexplored',
  towardsHere: 'stones towards it',
  waysFromHere: 'ways from here',
});

export const STONES_PL = stonesText({
  edges: EDGE_PL,
  none: 'brak',
  costs: (stones) => `za ${stones}`,
  from: 'z',
  unturned: 'kamienie przed obrotem',
  towardsUnexplored: 'kamienie w stronę nieodkrytych pól',
  towardsHere: 'kamienie w tę stronę',
  waysFromHere: 'przejścia stąd',
});
