import type { Frozen } from '@quri/kernel';
import type { Raider, Stack, State } from './state.ts';

/** A copy that shares nothing that is ever written to. Names of stacks and the final count are only ever replaced. */
export const fork = (s: Frozen<State>): State => ({
  options: s.options,
  stage: s.stage,
  round: s.round,
  firstPlayer: s.firstPlayer,
  turn: s.turn,
  peek: s.peek,
  discards: s.discards.slice(),
  raiders: s.raiders.map(raider),
  final: s.final,
});

const raider = ({ at, hand, stacks }: Frozen<Raider>): Raider => ({
  at,
  hand: hand.slice(),
  stacks: stacks.map(stack),
});

const stack = ({ cards, knownBy, open }: Frozen<Stack>): Stack => ({
  cards: cards.slice(),
  knownBy: knownBy.slice(),
  open,
});
