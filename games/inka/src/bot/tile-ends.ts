import { type Pose, STEPPING_TILES, TILES, type Tile } from '../vocabulary.ts';
import type { Position } from './position.ts';
import { END_OF_MOTION, FIRST, FLIPPED, NOWHERE, POSE_NUMBERS, SECOND, stepsFrom } from './tables.ts';

/** Marks the poses that a tile was found to get to, so that each is listed once. */
const marks = new Int32Array(POSE_NUMBERS);
let mark = 0;

/** Found ends, one after the other; the list is written over by the next call. */
const ends = new Int16Array(POSE_NUMBERS);

/** IN-7 to IN-10: finds the poses that a tile can be moved to, and says how many there are; `endAt` gives them. */
export function findEnds({ tables, poses, blockers, grid }: Position, tile: Tile): number {
  const pose = poses[tile] ?? NOWHERE;
  if (pose === NOWHERE) return 0;
  const first = FIRST[pose] ?? 0;
  const second = SECOND[pose] ?? 0;
  for (let seat = 0; seat < blockers.length; seat++)
    if (blockers[seat] === first || blockers[seat] === second) return 0;
  mark++;
  let count = 0;
  const steps = stepsFrom(tables, pose);
  let i = 0;
  while (i < steps.length) {
    const to = steps[i] ?? 0;
    if (to === END_OF_MOTION) {
      i++;
      continue;
    }
    const stop = i + 2 + (steps[i + 1] ?? 0);
    let at = i + 2;
    while (at < stop && grid[steps[at] ?? 0] === 0) at++;
    if (at < stop) {
      // The rest of this motion is out of reach.
      i = stop;
      while (steps[i] !== END_OF_MOTION) i += 2 + (steps[i + 1] ?? 0);
      continue;
    }
    i = stop;
    if (marks[to] === mark) continue;
    marks[to] = mark;
    ends[count++] = to;
  }
  return count;
}

export const endAt = (i: number): Pose => ends[i] ?? 0;

export interface TileMove {
  readonly tile: Tile;
  readonly to: Pose;
}

/** All moves of stepping tiles, or of target tiles. */
export function tileMovesOf(position: Position, targets: boolean): readonly TileMove[] {
  const moves: TileMove[] = [];
  for (let tile = targets ? STEPPING_TILES : 0; tile < (targets ? TILES : STEPPING_TILES); tile++)
    for (const to of endsOf(position, tile)) moves.push({ tile, to });
  return moves;
}

/** The ends of one tile. Of two that look alike only one, unless somebody rides along. */
export function endsOf(position: Position, tile: Tile): readonly Pose[] {
  const count = findEnds(position, tile);
  const either = position.tables.symmetric[tile] && !isRidden(position, tile);
  const pose = position.poses[tile] ?? 0;
  const found: Pose[] = [];
  for (let i = 0; i < count; i++) {
    const to = endAt(i);
    const other = FLIPPED[to] ?? 0;
    if (either && (other === pose || to === pose || (other < to && marks[other] === mark))) continue;
    found.push(to);
  }
  return found;
}

export function isRidden({ poses, counters }: Position, tile: Tile): boolean {
  const pose = poses[tile] ?? 0;
  for (let seat = 0; seat < counters.length; seat++) {
    const cell = counters[seat];
    if (cell === FIRST[pose] || cell === SECOND[pose]) return true;
  }
  return false;
}
