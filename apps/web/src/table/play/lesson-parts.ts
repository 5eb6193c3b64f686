import type { Position } from '@quri/protocol';
import type { ReactNode } from 'react';

type AnyIntent = { readonly type: string };

/** What is different in a game that teaches. */
export interface LessonParts {
  /** Of what the rules let the learner take back, what the lesson does. */
  undoableOf(takeBack: Position['takeBack']): Position['takeBack'];
  /** Have all cards been read that come before the move? */
  readonly ready: boolean;
  /** Those of the offers that the board shows. */
  offersOf(offers: readonly AnyIntent[]): readonly AnyIntent[];
  /** Draws the eye to the card that is not read yet, or not done. */
  remind(): void;
  /** Is this what the card asks for? */
  takes(intents: readonly AnyIntent[]): boolean;
  panel(moment: LessonMoment): ReactNode;
}

export interface LessonMoment {
  /** Is the learner's decision open, and was it shown? */
  readonly live: boolean;
  /** The newest entry of which everything was shown. */
  readonly shown: number;
  readonly over: boolean;
  openRule(rule: string): void;
}
