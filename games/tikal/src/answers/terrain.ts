import { terrainOf } from '../components.ts';
import type { Explored, View } from '../view/shapes.ts';
import type { Hex, Rotation, Terrain, TerrainKind, TileId } from '../vocabulary.ts';

export { isVolcano, letterOf, terrainOf } from '../components.ts';

type Hexes = Pick<View, 'hexes'>;

/** What lies on a hex; null where nothing has been explored. */
const exploredAt = ({ hexes }: Hexes, hex: Hex): Explored | null => hexes[hex] ?? null;

export function kindAt(view: Hexes, hex: Hex): TerrainKind | null {
  const explored = exploredAt(view, hex);
  return explored === null ? null : terrainOf(explored.terrain).kind;
}

/** TK-7: can figures be there? */
export function canBeEntered(view: Hexes, hex: Hex): boolean {
  const kind = kindAt(view, hex);
  return kind !== null && kind !== 'volcano';
}

/** TK-11: a clearing, or ruins without treasures. */
export function isCampGround(explored: Explored): boolean {
  const { kind } = terrainOf(explored.terrain);
  return kind === 'clearing' || (kind === 'ruins' && explored.treasures === 0);
}

/** A hex as it is when it has just been explored. */
export const exploredAs = (terrain: Terrain, players: number, rotation: Rotation = 0): Explored => ({
  terrain: terrain.id,
  rotation,
  value: terrain.value,
  treasures: terrain.treasures,
  camp: null,
  guard: null,
  explorers: NOBODY.slice(0, players),
});

const NOBODY: readonly number[] = [0, 0, 0, 0];

interface TriedTile {
  readonly tile: TileId;
  readonly hex: Hex;
  readonly rotation: Rotation;
}

/** The map with a tile on it that lies there for a try. */
export const withTile = ({ hexes }: Hexes, { tile, hex, rotation }: TriedTile): Hexes => ({
  hexes: hexes.map((explored, other) => (other === hex ? exploredAs(terrainOf(tile), 0, rotation) : explored)),
});
