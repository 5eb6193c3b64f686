import type { Frozen, Seat } from '@quri/kernel';
import type { Card, FinalCount, Options } from '../vocabulary.ts';

/** What the table does next. It waits for somebody only at `night` and by `day`. */
export type Stage = 'dealing' | 'night' | 'day' | 'dusk' | 'over';

export interface Stack {
  /** Bottom card first. Hidden from everybody while the stack is closed (GR-6). */
  cards: Card[];
  /** For each card the seats that stacked it or peeked at it, as bits: what the memory aid may show them. */
  knownBy: number[];
  open: boolean;
}

export interface Raider {
  /** Spaces from Start. */
  at: number;
  /** Private, in the order of the six faces. */
  hand: Card[];
  stacks: Stack[];
}

/** A stack, named by its owner and its place in their row. */
interface StackName {
  readonly owner: Seat;
  readonly place: number;
}

export interface State {
  readonly options: Options;
  stage: Stage;
  /** 0 before the first. */
  round: number;
  /** Who has the idol. */
  firstPlayer: Seat;
  turn: Seat;
  /** The stack that the one whose turn it is has open in front of their eyes (GR-7). */
  peek: StackName | null;
  /** Recons and Steals played for their effect this round, oldest first. */
  discards: Card[];
  raiders: Raider[];
  final: FinalCount | null;
}

/** A copy that shares nothing that is ever written to. Names of stacks and the final count are only ever replaced. */
export const fork = (s: Frozen<State>): State => ({
  options: s.options,
  stage: s.stage,
  round: s.round,
  firstPlayer: s.firstPlayer,
  turn: s.turn,
  peek: s.peek,
  discards: s.discards.slice(),
  raiders: s.raiders.map(forkRaider),
  final: s.final,
});

const forkRaider = ({ at, hand, stacks }: Frozen<Raider>): Raider => ({
  at,
  hand: hand.slice(),
  stacks: stacks.map(forkStack),
});

const forkStack = ({ cards, knownBy, open }: Frozen<Stack>): Stack => ({
  cards: cards.slice(),
  knownBy: knownBy.slice(),
  open,
});
