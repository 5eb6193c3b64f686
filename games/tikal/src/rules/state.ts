import type { Frozen } from '@quri/kernel';
import type { View } from '../view/shapes.ts';

/**
 * The view, to be written to by `evolve`. Hexes, expeditions, the turn and all else that has fields is only ever
 * replaced as a whole, so that a fork shares it.
 */
export type State = {
  -readonly [K in keyof View]: View[K] extends readonly (infer Item)[] ? Item[] : View[K];
};

/** A copy that shares only what is never written to. */
export const fork = (s: Frozen<State>): State => ({
  options: s.options,
  phase: s.phase,
  turn: s.turn,
  turnsTaken: s.turnsTaken,
  tile: s.tile,
  tiles: s.tiles.slice(),
  display: s.display.slice(),
  moved: s.moved.slice(),
  auction: s.auction,
  scoring: s.scoring,
  hexes: s.hexes.slice(),
  expeditions: s.expeditions.slice(),
  levels: s.levels.slice(),
  treasures: s.treasures.slice(),
  recent: s.recent.slice(),
  final: s.final,
});
