import { terrainOf } from '../components.ts';
import type { Explored, View } from '../view/shapes.ts';
import type { Hex, TerrainKind } from '../vocabulary.ts';

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
