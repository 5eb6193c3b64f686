import { at } from '@quri/kernel';
import { halvesOf, sideOfEdge } from '@quri/triangle-lattice';
import { boardOf, HEXAGON } from '../components.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, STEPPING_TILES, type Tile } from '../vocabulary.ts';

/** What can be walked on, worked out once for a position. */
export interface Floor {
  /** By cell: the tile that covers it, or -1. */
  readonly tiles: Int8Array;
  /** By `cell * 3 + side`: 1 where a wall stands on either side of it. */
  readonly walls: Uint8Array;
  /** By cell: 1 if a counter can stand on it (IN-11). */
  readonly walkable: Uint8Array;
  /** By cell: 1 where an uncovered snake lies. */
  readonly snakes: Uint8Array;
}

export const NO_TILE = -1;

export function floorOf({ options, poses }: Pick<View, 'options' | 'poses'>): Floor {
  const { ground, symbols, faces } = boardOf(options);
  const cells = ground.length;
  const floor: Floor = {
    tiles: new Int8Array(cells).fill(NO_TILE),
    walls: new Uint8Array(cells * 3),
    walkable: new Uint8Array(cells),
    snakes: new Uint8Array(cells),
  };
  for (let cell = 0; cell < cells; cell++) {
    floor.walkable[cell] = ground[cell] ? 1 : 0;
    floor.snakes[cell] = symbols[cell] === 'snake' ? 1 : 0;
  }
  for (let tile = 0; tile < poses.length; tile++) {
    const pose = at(poses, tile);
    if (pose === null) continue;
    const face = tile < STEPPING_TILES ? at(faces, tile) : null;
    const halves = halvesOf(HEXAGON, pose);
    for (let half = 0; half < 2; half++) {
      const cell = halves[half as 0 | 1];
      floor.tiles[cell] = tile;
      floor.walkable[cell] = 1;
      floor.snakes[cell] = face?.snakes[half as 0 | 1] ? 1 : 0;
    }
    for (const edge of face?.walls ?? []) {
      const { cell, side } = sideOfEdge(HEXAGON, pose, edge);
      floor.walls[cell * 3 + side] = 1;
      const beyond = HEXAGON.neighbours[cell * 3 + side];
      if (typeof beyond === 'number') floor.walls[beyond * 3 + side] = 1;
    }
  }
  return floor;
}

/** The tile that covers a cell; null if none does. */
export const tileAt = ({ tiles }: Floor, cell: Cell): Tile | null => {
  const tile = tiles[cell] ?? NO_TILE;
  return tile === NO_TILE ? null : tile;
};

export const isCovered = ({ tiles }: Floor, cell: Cell): boolean => tiles[cell] !== NO_TILE;
