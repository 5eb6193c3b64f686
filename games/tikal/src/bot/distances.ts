import { NEIGHBOURS } from '../answers/map.ts';
import { edgesOut } from '../answers/stones.ts';
import { terrainOf } from '../answers/terrain.ts';
import type { View } from '../view/shapes.ts';
import { HEXES, type Hex, type TerrainId, TILE_IDS } from '../vocabulary.ts';

/** Farther than any turn leads. */
export const UNREACHABLE = 99;

/** What it costs to walk from hex to hex, at `from * HEXES + to`, camps left out. Walking back costs the same. */
export type Distances = Uint8Array;

export interface Ways {
  readonly distances: Distances;
  /** Hexes that can be entered and lie next to unexplored ones: the next tiles will be beside them. */
  readonly border: readonly Hex[];
}

const NUMBERS = new Map<TerrainId, number>(TILE_IDS.map((id, n) => [id, n + 1]));
const MOST_CACHED = 500;
const cache = new Map<number, Ways>();

/** Ways hang on the tiles alone, which change once a turn: they are computed once for each map. */
export function waysOn(hexes: View['hexes']): Ways {
  const key = keyOf(hexes);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const computed = compute(hexes);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, computed);
  return computed;
}

function keyOf(hexes: View['hexes']): number {
  let low = 7;
  let high = 11;
  for (let hex = 0; hex < HEXES; hex++) {
    const explored = hexes[hex];
    const code = explored ? (NUMBERS.get(explored.terrain) ?? 0) * 6 + explored.rotation + 1 : 0;
    low = Math.imul(low ^ code, 0x85ebca6b) ^ (low >>> 15);
    high = Math.imul(high ^ code, 0xc2b2ae35) ^ (high >>> 13);
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

/** Floyd and Warshall, over the hexes that can be entered. */
function compute(hexes: View['hexes']): Ways {
  const costs = new Uint8Array(HEXES * HEXES).fill(UNREACHABLE);
  const entered: Hex[] = [];
  hexes.forEach((explored, hex) => {
    if (!explored || terrainOf(explored.terrain).kind === 'volcano') return;
    entered.push(hex);
    costs[hex * HEXES + hex] = 0;
    for (const { to, cost } of edgesOut({ hexes }, hex)) costs[hex * HEXES + to] = cost;
  });
  for (const via of entered)
    for (const from of entered) {
      const first = costs[from * HEXES + via] ?? UNREACHABLE;
      if (first === UNREACHABLE) continue;
      for (const to of entered) {
        const way = first + (costs[via * HEXES + to] ?? UNREACHABLE);
        if (way < (costs[from * HEXES + to] ?? UNREACHABLE)) costs[from * HEXES + to] = way;
      }
    }
  const border = entered.filter((hex) => NEIGHBOURS[hex]?.some((next) => next !== null && hexes[next] === null));
  return { distances: costs, border };
}

export const distancesOn = (hexes: View['hexes']): Distances => waysOn(hexes).distances;
