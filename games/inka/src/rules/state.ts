import type { Frozen } from '@quri/kernel';
import type { View } from '../view/shapes.ts';

/** The view, to be written to by `evolve`. The turn and the lists in lists are only ever replaced as a whole. */
export type State = {
  -readonly [K in keyof View]: View[K] extends readonly (infer Item)[] ? Item[] : View[K];
};

/** A copy that shares only what is never written to. */
export const fork = (s: Frozen<State>): State => ({
  ...s,
  undrawn: s.undrawn.slice(),
  poses: s.poses.slice(),
  starts: s.starts.slice(),
  counters: s.counters.slice(),
  blockers: s.blockers.slice(),
  statues: s.statues.slice(),
  positions: s.positions.slice(),
  recent: s.recent.slice(),
});
