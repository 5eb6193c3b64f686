import { CELLS } from '../answers/map.ts';
import { ACTION_POINTS, type Pose, TILES, type Tile } from '../vocabulary.ts';
import { ALL_STATUES, type Position } from './position.ts';
import { FIRST, FLIPPED, POSE_NUMBERS, SECOND } from './tables.ts';
import { isRidden } from './tile-ends.ts';

/** One more than there are poses of all tiles: 0 is no tile. */
const TILE_POSES = TILES * POSE_NUMBERS + 1;

/**
 * Numbers for the positions that tile moves lead to within a turn that began like this: equal only for positions that
 * are alike. At most three tiles are elsewhere than they were, and so the numbers are exact.
 */
export function turnKeys(start: Position): (position: Position, tile: Tile, to: Pose) => number {
  const isEither = Array.from({ length: TILES }, (_, tile) => start.tables.symmetric[tile] && !isRidden(start, tile));
  const distinct = (tile: Tile, pose: Pose): Pose => (isEither[tile] ? Math.min(pose, FLIPPED[pose] ?? pose) : pose);
  const before = Array.from(start.poses, (pose, tile) => distinct(tile, pose));
  return ({ poses, counters, seat, statues, points, walking }, moved, to) => {
    let key = 0;
    for (let tile = 0; tile < TILES; tile++) {
      const pose = distinct(tile, tile === moved ? to : (poses[tile] ?? 0));
      if (pose !== before[tile]) key = key * TILE_POSES + tile * POSE_NUMBERS + pose + 1;
    }
    const from = poses[moved] ?? 0;
    const here = counters[seat] ?? 0;
    const cell = here === FIRST[from] ? FIRST[to] : here === SECOND[from] ? SECOND[to] : here;
    key = (key * CELLS + (cell ?? 0)) * (ACTION_POINTS + 1) + points;
    return (key * (ALL_STATUES + 1) + (statues[seat] ?? 0)) * 2 + (walking ? 1 : 0);
  };
}
