import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { Pace } from './pace.ts';

/** Who sits in a seat, as far as it can be seen. */
export interface SeatLook {
  readonly name: string;
  readonly seat: number;
  readonly kind: 'you' | 'person' | 'bot';
  readonly present: boolean;
  /** Of a bot: how strong it is, in a word. */
  readonly level: string | null;
}

/** All a board is given: what there is to see, what may be done, and ways to answer. */
export interface BoardProps<View, Seen, Intent> {
  readonly view: View;
  /** The view before the newest message; null at first sight or after a jump, when there is nothing to stage. */
  readonly before: View | null;
  /** What led from `before` to `view`. */
  readonly seen: readonly Seen[];
  /** The number of the newest message: a new number is something new to show. */
  readonly seq: number;
  readonly offers: readonly Intent[];
  /** Tapped and not answered yet; of a list, the first. */
  readonly pending: Intent | null;
  /** Answers with one intent, or with a list: each of them answers what its predecessor opens. */
  play(...intents: readonly Intent[]): void;
  /** Somebody tapped what cannot be done: whoever shows the board says which rule forbids it. */
  why(intent: Intent): void;
  /** What was chosen so far, where choosing takes several steps; empty at every new decision. */
  readonly draft: Draft;
  /** An offer as it stands on its button, in the words of the game. */
  label(intent: Intent): string;
  readonly seats: readonly SeatLook[];
  readonly language: 'en' | 'pl';
  readonly pace: Pace;
  /** Nothing travels: for those who asked for reduced motion. */
  readonly still: boolean;
  /** The board shows `view` and nothing moves any more. */
  onSettled(): void;
  /** Everything up to this message was shown, though later ones may still be on their way. */
  onShown?: ((seq: number) => void) | undefined;
}

/** What a game shows on a screen. Its components are written as methods, so that one game's screen fits any game's. */
export interface GameScreen<View, Seen, Intent> {
  Board(props: BoardProps<View, Seen, Intent>): ReactNode;
  /** What stands in the action bar; nothing when nothing is asked. */
  Actions(props: BoardProps<View, Seen, Intent>): ReactNode;
  /** What the chart of the end is drawn from: for each step of the game what everybody had by then. */
  scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[];
}
