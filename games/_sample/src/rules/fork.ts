import type { Frozen } from '@quri/kernel';
import type { State } from './state.ts';

export const fork = (s: Frozen<State>): State => ({
  ...s,
  players: s.players.map(({ charms, worn, purse }) => ({ charms: [...charms], worn, purse })),
  drawn: [...s.drawn],
});
