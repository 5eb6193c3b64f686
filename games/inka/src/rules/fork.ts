import type { Frozen } from '@quri/kernel';
import type { State } from './state.ts';

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
