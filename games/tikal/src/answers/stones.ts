import { NEIGHBOURS, opposite, terrainOf } from '../components.ts';
import type { Explored, View } from '../view/shapes.ts';
import { EDGES, type Edge, type Hex, type Rotation, type TerrainId } from '../vocabulary.ts';

/** The stones on one edge of a terrain that is turned clockwise by so many edges. */
export const stonesOn = (terrain: TerrainId, rotation: Rotation, edge: Edge): number =>
  terrainOf(terrain).stones[(edge - rotation + 6) % 6] ?? 0;

/** TK-7: what it costs to leave a hex by an edge: the stones on both sides of it. 0 if it cannot be crossed. */
export function crossingCost({ hexes }: Pick<View, 'hexes'>, from: Hex, edge: Edge): number {
  const to = NEIGHBOURS[from]?.[edge] ?? null;
  const here = hexes[from];
  const there = to === null ? null : hexes[to];
  if (!here || !there || isVolcano(here) || isVolcano(there)) return 0;
  return stonesOn(here.terrain, here.rotation, edge) + stonesOn(there.terrain, there.rotation, opposite(edge));
}

/** TK-7: the neighbours one can walk to, and what it costs. */
export function edgesOut(view: Pick<View, 'hexes'>, from: Hex): readonly { readonly to: Hex; readonly cost: number }[] {
  const ways: { to: Hex; cost: number }[] = [];
  for (const edge of EDGES) {
    const to = NEIGHBOURS[from]?.[edge] ?? null;
    const cost = to === null ? 0 : crossingCost(view, from, edge);
    if (to !== null && cost > 0) ways.push({ to, cost });
  }
  return ways;
}

const isVolcano = ({ terrain }: Explored): boolean => terrainOf(terrain).kind === 'volcano';

/** The rotations of a terrain that differ: turned further, its stones lie as they did. */
export function rotationsOf(terrain: TerrainId): readonly Rotation[] {
  const { stones } = terrainOf(terrain);
  const alike = EDGES.find((turn) => turn > 0 && stones.every((count, edge) => stones[(edge + turn) % 6] === count));
  return alike === undefined ? EDGES : EDGES.slice(0, alike);
}
