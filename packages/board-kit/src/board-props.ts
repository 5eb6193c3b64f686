import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { GameOdds } from './odds.ts';
import type { Pace } from './pace.ts';
import type { PlaceId } from './pointing.tsx';
import type { SoundKind } from './sound-kind.ts';
import type { Sayable } from './staging.ts';
import type { Plans, Staged } from './use-staging.ts';

/** Who sits in a seat, as far as it can be seen. */
export interface SeatLook {
  readonly name: string;
  readonly seat: number;
  readonly kind: 'you' | 'person' | 'bot';
  readonly present: boolean;
  /** Of a person: a bot plays on for them. */
  readonly substituted: boolean;
  /** Of a bot: how strong it is, in a word. */
  readonly level: string | null;
}

/** All a board is given: what there is to see, what may be done, and ways to answer. */
export interface BoardProps<View, Intent, Shown> extends Staged<Shown> {
  /** The newest one: `shown` may still be on the way there. */
  readonly view: View;
  readonly offers: readonly Intent[];
  /**
   * Was what the offers are about shown? Until then they keep their place and take no answer: `play`, `why` and the
   * draft only skip what moves.
   */
  readonly live: boolean;
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
  /** The places that a sentence or a button of this speaks of: the board lights them for whoever points at it. */
  placesOf(about: Intent | Sayable): readonly PlaceId[];
  /** What the game's text says of a moment. */
  say(moment: Sayable): string;
  readonly seats: readonly SeatLook[];
  readonly language: 'en' | 'pl';
  readonly pace: Pace;
  /** Nothing travels: for those who asked for reduced motion. */
  readonly still: boolean;
}

/** What a game shows on a screen. Its components are written as methods, so that one game's screen fits any game's. */
export interface GameScreen<View, Seen, Intent, Shown> extends Plans<View, Seen, Shown> {
  Board(props: BoardProps<View, Intent, Shown>): ReactNode;
  /** What stands in the action bar; nothing when nothing is asked. */
  Actions(props: BoardProps<View, Intent, Shown>): ReactNode;
  /** The types of what is seen at the beginning of a round or a turn: a replay has marks there. */
  readonly chapters?: readonly string[];
  /** What sounds when a beat of this name begins, or one of which this is said; other beats are silent. */
  readonly sounds: Readonly<Record<string, SoundKind>>;
  /** What is lost by a move that one may regret and cannot take back, in a sentence; null for all others. */
  graveBecause?(intent: Intent, view: View, language: 'en' | 'pl'): string | null;
  /** Works out what can still come; missing where nothing is left to chance. */
  odds?(): Promise<GameOdds<View>>;
  /** What the chart of the end is drawn from: for each step of the game what everybody had by then. */
  scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[];
  /** What those steps are. */
  scoreSteps(seen: readonly Seen[]): ScoreSteps;
}

export type ScoreSteps = 'rounds' | 'turns' | 'scorings' | 'scoringsAndBids';
