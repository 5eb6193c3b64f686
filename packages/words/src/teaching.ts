import type { PublicShape } from './game-text.ts';

/** One card of a lesson: what it says is in the words of the teaching, under its id. */
export interface LessonCard<Id extends string = string> {
  readonly id: Id;
  /** The rule it explains: the card has a link to its paragraph. */
  readonly rule?: string;
  /** A rule whose pieces are ringed while the card is read: those with this id in their `data-rule`. */
  readonly points?: string;
}

export const lessonCard = <const Id extends string>(id: Id, rule?: string, points?: string): LessonCard<Id> => ({
  id,
  ...(rule !== undefined && { rule }),
  ...(points !== undefined && { points }),
});

/** One decision of the learner. */
export interface LessonStep<Intent, Id extends string = string> {
  /** Read one after the other once the decision is open; the last says what to do, and only then can it be done. */
  readonly cards: readonly LessonCard<Id>[];
  /** What the learner does, one or more moves; nothing else is taken meanwhile. */
  readonly intents: readonly Intent[];
}

export const lessonStep = <Intent, Id extends string>(
  cards: readonly LessonCard<Id>[],
  ...intents: readonly Intent[]
): LessonStep<Intent, Id> => ({ cards, intents });

/** A first game that teaches by playing: one deal, what the learner is to do, and what the others do. */
export interface Lesson<P extends PublicShape = PublicShape, Id extends string = string> {
  /** The deal is that of `dealFromText` with this text. */
  readonly seed: string;
  readonly options: P['options'];
  /** The levels of the bots in the seats after the learner's, which is the first. */
  readonly bots: readonly P['bots'][];
  readonly steps: readonly LessonStep<P['intent'], Id>[];
  /** After so many steps a learner knows enough for a first game and may leave the rest for later. */
  readonly basics: number;
  /** What is not expected stays in sight too, where it is part of what is taught; it is answered by the card again. */
  readonly keepsOffers?: boolean;
  /** What each of the bots does, move by move; afterwards they think for themselves. */
  readonly moves: readonly (readonly P['intent'][])[];
  /** Read after the last step. Unless the game is over then, the learner may play on without help. */
  readonly ending: readonly LessonCard<Id>[];
}

/** One line for somebody's first real game, shown once, when it matters. */
export interface Tip<View, Intent, Id extends string = string> {
  readonly id: Id;
  readonly rule: string;
  /** Does it matter to this seat, whose decision is open? */
  when(decision: OpenDecision<View, Intent>): boolean;
}

/** What a seat sees and may do while its decision is open. */
export interface OpenDecision<View, Intent> {
  readonly view: View;
  readonly seat: number;
  readonly offers: readonly Intent[];
}

/** What cards and tips say, by their ids. */
export interface TeachingWords<CardId extends string = string, TipId extends string = string> {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly tips: Readonly<Record<TipId, string>>;
}
