import type { Frozen, Viewer } from '@quri/kernel';
import { outcome } from '../rules/outcome.ts';
import type { State } from '../rules/state.ts';
import type { View } from './shapes.ts';

/** Everybody sees their own charms (SA-2). */
export const ownFields: readonly (keyof View)[] = ['viewer', 'charms', 'worn'];

export function project(s: Frozen<State>, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : s.players[viewer];
  return {
    viewer,
    options: s.options,
    stage: s.stage === 'over' ? 'over' : s.stage === 'dipping' ? 'dipping' : 'wearing',
    players: s.players.map(({ purse, worn }) => ({ purse, wearing: worn !== null })),
    turn: s.turn,
    turnsTaken: s.turnsTaken,
    pot: s.pot,
    drawn: [...s.drawn],
    charms: [...(own?.charms ?? [])],
    worn: own?.worn ?? null,
    final: outcome(s) ?? null,
  };
}
