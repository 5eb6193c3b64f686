import { CELLS } from '../answers/map.ts';
import { TILES } from '../vocabulary.ts';
import type { Position } from './position.ts';
import { EDGE_SIDES, FIRST, NEIGHBOURS, NOWHERE, SECOND } from './tables.ts';

/** Where counters can walk. */
export interface Footing {
  /** By cell: HOLE, SOLID or SNAKE. */
  readonly cells: Uint8Array;
  /** By `cell * 3 + side`: 1 where a wall stands. */
  readonly walls: Uint8Array;
}

export const newFooting = (): Footing => ({ cells: new Uint8Array(CELLS), walls: new Uint8Array(CELLS * 3) });

/** IN-11: writes the footing of a position. */
export function writeFooting({ tables, poses }: Position, { cells, walls }: Footing): void {
  cells.set(tables.ground);
  walls.fill(0);
  for (let tile = 0; tile < TILES; tile++) {
    const pose = poses[tile] ?? NOWHERE;
    if (pose === NOWHERE) continue;
    cells[FIRST[pose] ?? 0] = tables.halves[tile * 2] ?? 0;
    cells[SECOND[pose] ?? 0] = tables.halves[tile * 2 + 1] ?? 0;
    const edges = tables.walls[tile] ?? [];
    for (let i = 0; i < edges.length; i++) {
      const side = EDGE_SIDES[pose * 5 + (edges[i] ?? 0)] ?? 0;
      walls[side] = 1;
      const beyond = NEIGHBOURS[side] ?? NOWHERE;
      if (beyond !== NOWHERE) walls[beyond * 3 + (side % 3)] = 1;
    }
  }
}
