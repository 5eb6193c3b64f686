import type { Seat, Viewer } from '@quri/kernel';
import type { Card, FinalCount, Onto, Options, StackCount, WonBy } from '../vocabulary.ts';

export type StackView =
  | {
      readonly kind: 'closed';
      readonly size: number;
      /** With the memory aid, bottom card first, what the viewer has itself stacked or peeked at; otherwise null (GR-6). */
      readonly known: readonly (Card | null)[] | null;
    }
  | { readonly kind: 'open'; readonly size: number; readonly reading: StackCount };

export interface RaiderView {
  /** Spaces from Start. */
  readonly at: number;
  readonly handSize: number;
  /** From left to right. */
  readonly stacks: readonly StackView[];
}

/** A peek that is going on: everybody sees at what, one seat sees the faces (GR-7). */
export interface PeekView {
  readonly owner: Seat;
  readonly place: number;
  readonly faces: readonly Card[] | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly phase: 'night' | 'day' | 'over';
  readonly firstPlayer: Seat;
  /** Whose turn it is; without meaning once the game is over. */
  readonly turn: Seat;
  readonly peek: PeekView | null;
  /** Recons and Steals played for their effect this round, oldest first. */
  readonly discards: readonly Card[];
  readonly raiders: readonly RaiderView[];
  /** The viewer's own hand, in the order of the faces. */
  readonly hand: readonly Card[];
  /** Everybody's, where a finished game is looked at with all its secrets. */
  readonly hands?: readonly (readonly Card[])[];
  readonly final: FinalCount | null;
}

export type Seen =
  /**
   * What one seat alone is shown (its hand, the card it stacks, the faces it peeks at) is in its own `seen` only, and no
   * sentence of the log says it: a game of memory keeps nothing to look up (GR-6).
   */
  | {
      readonly type: 'roundBegun';
      readonly round: number;
      readonly firstPlayer: Seat;
      readonly handSize: number;
      readonly hand?: readonly Card[];
    }
  /** `place` is where it lies now. */
  | {
      readonly type: 'cardStacked';
      readonly seat: Seat;
      readonly onto: Onto;
      readonly place: number;
      readonly card?: Card;
    }
  | {
      readonly type: 'peekOpened';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly place: number;
      readonly faces?: readonly Card[];
    }
  | { readonly type: 'lookedAway'; readonly seat: Seat }
  | {
      readonly type: 'stackStolen';
      readonly seat: Seat;
      readonly owner: Seat;
      /** Where in the owner's row it was. */
      readonly from: number;
      readonly size: number;
      readonly onto: Onto;
      /** Where in the thief's row it lies now. */
      readonly place: number;
    }
  | { readonly type: 'dayBegun' }
  | {
      readonly type: 'stackRevealed';
      readonly seat: Seat;
      readonly place: number;
      readonly reading: StackCount;
      /** From which space to which: Start and the temple may cut the way short. */
      readonly from: number;
      readonly to: number;
      readonly atTemple: boolean;
    }
  /** With the number of stacks that stay closed. */
  | { readonly type: 'dayTurnEnded'; readonly seat: Seat; readonly closed: number }
  | { readonly type: 'gameEnded'; readonly winner: Seat; readonly reason: WonBy };

export type SeenOf<T extends Seen['type']> = Extract<Seen, { readonly type: T }>;

/** What the board says of what it shows. */
export type Moment =
  | { readonly type: 'stackOpening'; readonly seat: number; readonly place: number }
  | {
      readonly type: 'stackCounted';
      readonly seat: number;
      readonly spaces: number;
      readonly from: number;
      readonly to: number;
      readonly atTemple: boolean;
    }
  | { readonly type: 'stackTaken'; readonly seat: number; readonly owner: number; readonly size: number }
  /** `at` is the viewer's space; null for somebody who has none. */
  | {
      readonly type: 'nightFalls';
      readonly round: number;
      readonly at: number | null;
      readonly leader: { readonly seat: number; readonly at: number };
    };
