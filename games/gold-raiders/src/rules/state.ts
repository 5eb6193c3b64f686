import type { Seat } from '@quri/kernel';
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
