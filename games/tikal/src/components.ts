import { type Edge, HEXES, type Hex, ROWS, type Terrain, type TerrainId, type TileId } from './vocabulary.ts';

const stonesOf = (digits: string): readonly number[] => Object.freeze(Array.from(digits, Number));

const temple = (id: TerrainId, value: number, stones: string): Terrain =>
  Object.freeze({ id, kind: 'temple', value, treasures: 0, stones: stonesOf(stones) });
const ruins = (id: TerrainId, treasures: number, stones: string): Terrain =>
  Object.freeze({ id, kind: 'ruins', value: 0, treasures, stones: stonesOf(stones) });
const clearing = (id: TerrainId, stones: string): Terrain =>
  Object.freeze({ id, kind: 'clearing', value: 0, treasures: 0, stones: stonesOf(stones) });
const volcano = (id: TerrainId): Terrain =>
  Object.freeze({ id, kind: 'volcano', value: 0, treasures: 0, stones: stonesOf('000000') });

/** TK-C4 */
const TILES: readonly Terrain[] = [
  temple('A1', 1, '210000'),
  temple('A2', 2, '200100'),
  temple('A3', 2, '201000'),
  ruins('A4', 4, '200010'),
  ruins('A5', 4, '201000'),
  clearing('A6', '110100'),
  temple('B1', 2, '200010'),
  temple('B2', 3, '200100'),
  ruins('B3', 4, '200001'),
  clearing('B4', '201000'),
  clearing('B5', '210000'),
  volcano('B6'),
  temple('C1', 3, '300000'),
  temple('C2', 4, '200010'),
  ruins('C3', 3, '300000'),
  clearing('C4', '110100'),
  clearing('C5', '300000'),
  temple('D1', 5, '200100'),
  temple('D2', 5, '300000'),
  ruins('D3', 3, '300000'),
  clearing('D4', '101010'),
  volcano('D5'),
  temple('E1', 5, '300000'),
  temple('E2', 6, '300000'),
  ruins('E3', 2, '200001'),
  clearing('E4', '200100'),
  clearing('E5', '200100'),
  temple('F1', 4, '300000'),
  temple('F2', 4, '210000'),
  ruins('F3', 2, '200100'),
  clearing('F4', '200100'),
  volcano('F5'),
  temple('G1', 3, '200001'),
  temple('G2', 3, '201000'),
  ruins('G3', 2, '300000'),
  clearing('G4', '200100'),
];

const hexAt = (column: number, row: number): Hex => column * ROWS + row;

/** TK-C3 */
export const BASE_CAMP: Hex = hexAt(0, 4);
export const PRINTED_HEXES: readonly { readonly hex: Hex; readonly terrain: Terrain }[] = [
  { hex: BASE_CAMP, terrain: { id: 'base', kind: 'base', value: 0, treasures: 0, stones: stonesOf('111000') } },
  { hex: hexAt(0, 3), terrain: temple('west-temple', 1, '110100') },
  { hex: hexAt(1, 3), terrain: clearing('first-clearing', '111000') },
  { hex: hexAt(1, 4), terrain: temple('east-temple', 1, '010001') },
];

const TERRAIN = new Map<TerrainId, Terrain>(
  [...TILES, ...PRINTED_HEXES.map(({ terrain }) => terrain)].map((terrain) => [terrain.id, terrain]),
);

export function terrainOf(id: TerrainId): Terrain {
  const found = TERRAIN.get(id);
  if (found === undefined) throw new RangeError(`there is no terrain ${id}`);
  return found;
}

export const isVolcano = (id: TerrainId): boolean => terrainOf(id).kind === 'volcano';

/** TK-C4: the letter on the back of a tile. */
export const letterOf = (id: TileId): string => id.charAt(0);

/** TK-C6: how many tiles there are of each level, from 2 to 10. */
export const LEVEL_TILES: readonly number[] = [3, 6, 9, 11, 8, 5, 3, 2, 1];

/** TK-C2: the neighbour of every hex across each edge; null beyond the board. */
export const NEIGHBOURS: readonly (readonly (Hex | null)[])[] = Array.from({ length: HEXES }, (_, hex) => {
  const column = Math.floor(hex / ROWS);
  const row = hex % ROWS;
  const lower = column % 2;
  const around: readonly (readonly [number, number])[] = [
    [column, row - 1],
    [column + 1, row - 1 + lower],
    [column + 1, row + lower],
    [column, row + 1],
    [column - 1, row + lower],
    [column - 1, row - 1 + lower],
  ];
  return around.map(([c, r]) => (c < 0 || c * ROWS >= HEXES || r < 0 || r >= ROWS ? null : hexAt(c, r)));
});

/** The edge on the other side. */
export const opposite = (edge: Edge): Edge => ((edge + 3) % 6) as Edge;
