import { NEIGHBOURS, opposite } from '../components.ts';
import type { View } from '../view/shapes.ts';
import { EDGES, HEXES, type Hex, type Rotation, type TileId } from '../vocabulary.ts';
import { rotationsOf, stonesOn } from './stones.ts';
import { canBeEntered, isVolcano } from './terrain.ts';

type Hexes = Pick<View, 'hexes'>;

export interface Placement {
  readonly hex: Hex;
  readonly rotation: Rotation;
}

const isEmpty = ({ hexes }: Hexes, hex: Hex): boolean => hexes[hex] === null;

/** Is it empty and next to something explored? */
export const isAtFrontier = (view: Hexes, hex: Hex): boolean =>
  isEmpty(view, hex) && (NEIGHBOURS[hex] ?? []).some((next) => next !== null && !isEmpty(view, next));

/** TK-2: a tile must have a passage to a neighbour that can be entered: a stone on either side of their edge. */
export function hasPassage(view: Hexes, tile: TileId, { hex, rotation }: Placement): boolean {
  return EDGES.some((edge) => {
    const beyond = NEIGHBOURS[hex]?.[edge] ?? null;
    const neighbour = beyond === null ? null : view.hexes[beyond];
    if (beyond === null || !neighbour || !canBeEntered(view, beyond)) return false;
    return stonesOn(tile, rotation, edge) + stonesOn(neighbour.terrain, neighbour.rotation, opposite(edge)) > 0;
  });
}

/** TK-4: would a volcano here leave empty hexes that touch nothing but volcanoes? */
export function cutsOff(view: Hexes, volcano: Hex): boolean {
  const seen = new Set<Hex>([volcano]);
  for (let start = 0; start < HEXES; start++) {
    if (seen.has(start) || !isEmpty(view, start)) continue;
    if (!isGroupReachable(view, start, seen)) return true;
  }
  return false;
}

/** Does the group of empty hexes around this one touch a hex that can be entered? Adds all of it to `seen`. */
function isGroupReachable(view: Hexes, start: Hex, seen: Set<Hex>): boolean {
  const waiting = [start];
  seen.add(start);
  let reachable = false;
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    for (const next of NEIGHBOURS[hex] ?? []) {
      if (next === null || seen.has(next)) continue;
      if (isEmpty(view, next)) {
        seen.add(next);
        waiting.push(next);
      } else if (canBeEntered(view, next)) reachable = true;
    }
  }
  return reachable;
}

/** TK-4: where a volcano may go; where it cannot but cut something off, it may. */
export function volcanoHexes(view: Hexes): readonly Hex[] {
  const frontier = view.hexes.flatMap((_, hex) => (isAtFrontier(view, hex) ? [hex] : []));
  const harmless = frontier.filter((hex) => !cutsOff(view, hex));
  return harmless.length > 0 ? harmless : frontier;
}

/** Can this tile be placed anywhere? */
export const canBePlaced = (view: Hexes, tile: TileId): boolean =>
  isVolcano(tile)
    ? view.hexes.some((_, hex) => isAtFrontier(view, hex))
    : view.hexes.some(
        (_, hex) =>
          isAtFrontier(view, hex) && rotationsOf(tile).some((rotation) => hasPassage(view, tile, { hex, rotation })),
      );

/** TK-2, TK-4: every place for a tile; rotations that look alike are listed once. */
export function placements(view: Hexes, tile: TileId): readonly Placement[] {
  if (isVolcano(tile)) return volcanoHexes(view).map((hex) => ({ hex, rotation: 0 }));
  const found: Placement[] = [];
  const rotations = rotationsOf(tile);
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isAtFrontier(view, hex)) continue;
    for (const rotation of rotations) if (hasPassage(view, tile, { hex, rotation })) found.push({ hex, rotation });
  }
  return found;
}
