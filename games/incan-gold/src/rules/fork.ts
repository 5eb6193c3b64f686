import type { Frozen } from '@quri/kernel';
import type { State } from './state.ts';

/** A copy that shares nothing that is ever written to. Cards are constants. */
export const fork = (s: Frozen<State>): State => ({
  options: s.options,
  stage: s.stage,
  round: s.round,
  startPlayer: s.startPlayer,
  undecided: s.undecided,
  deck: [...s.deck],
  underTemple: [...s.underTemple],
  opened: s.opened,
  path: s.path.map(({ card, gems }) => ({ card, gems })),
  removed: [...s.removed],
  carriedOut: s.carriedOut,
  explorers: s.explorers.map(({ inside, choice, beside, tent, artifacts }) => ({
    inside,
    choice,
    beside,
    tent,
    artifacts: [...artifacts],
  })),
});
