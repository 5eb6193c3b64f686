import type { KeyHint } from './key-hint.ts';
import type { Language } from './language.ts';
import type { GameResult } from './result.ts';
import type { Who } from './who.ts';

/** The types of a game that its text and its screen know. */
export interface PublicShape {
  options: object;
  intent: { readonly type: string };
  refusal: { readonly code: string };
  view: object;
  seen: { readonly type: string };
  moment: { readonly type: string };
  bots: string;
}

/** Written as a method, so that one game's words still fit where any game's are asked for. */
type Sentence<About extends readonly unknown[]> = { say(...about: About): string }['say'];

type ByType<Union extends { readonly type: string }, Rest extends readonly unknown[]> = {
  readonly [T in Union['type']]: Sentence<[one: Extract<Union, { readonly type: T }>, ...rest: Rest]>;
};

export interface OptionText {
  readonly label: string;
  /** What it changes, in one sentence. */
  readonly sentence: string;
  /** For a choice: a name and a sentence for each value. */
  readonly values?: Readonly<Record<string, { readonly label: string; readonly sentence: string }>>;
  /** For a text: what can be wrong with it, by the reason that the game gives. */
  readonly faults?: Readonly<Record<string, string>>;
}

interface BotText {
  /** A family of names for bots of this level, as many as can sit at one table. The first is the name of the level. */
  readonly names: readonly [string, ...string[]];
  /** How strong it is, in a word: it stands beside the name. */
  readonly level: string;
  readonly sentence: string;
}

/** What the list of games says of a game. */
export interface GameTitle {
  readonly name: string;
  readonly line: string;
}

export type GameTitles = Readonly<Record<Language, GameTitle>>;

/** All a game says in one language. A sentence that is missing does not compile. */
export interface GameText<T extends PublicShape = PublicShape> extends GameTitle {
  readonly options: { readonly [K in keyof T['options']]-?: OptionText };
  readonly bots: { readonly [K in T['bots']]: BotText };
  /** An offer as it stands on its button. The view it is made in is not known where a log is told. */
  readonly intent: ByType<T['intent'], [who: Who, view: T['view'] | null]>;
  /** A line of the log. */
  readonly seen: ByType<T['seen'], [who: Who]>;
  /** What is said while a board shows something, where a line of the log does not say what it means for the viewer. */
  readonly moment: ByType<T['moment'], [who: Who]>;
  /** Which of these tell that somebody acted and hide how: once it is known what, nobody needs them. */
  readonly masked: readonly T['seen']['type'][];
  readonly refusal: {
    readonly [C in T['refusal']['code']]: Sentence<[one: Extract<T['refusal'], { readonly code: C }>, who: Who]>;
  };
  /** What is asked of the viewer, or what the table waits for. */
  question(view: T['view'], who: Who): string;
  /** How far the game is, in one sentence. */
  headline(view: T['view'], who: Who): string;
  /** The whole position in words, line by line: for the terminal and for those who listen to it. */
  position(view: T['view'], who: Who): readonly string[];
  /** The places on the board that a sentence or a button of this speaks of, as the game numbers them. */
  placesOf?(about: T['seen'] | T['moment'] | T['intent']): readonly number[];
  /** What keys do at its board. */
  readonly keys: readonly KeyHint[];
  /** How it ended; null while it has not. */
  result(view: T['view'], who: Who): GameResult | null;
}

/** The sentence for one of a union, found by its type or code. */
function sentenceOf(sentences: object, key: string, one: object, who: Who, view?: object | null): string {
  const sentence: unknown = Object.getOwnPropertyDescriptor(sentences, key)?.value;
  if (typeof sentence !== 'function') throw new RangeError(`there is no sentence for ${key}`);
  return sentence(one, who, view);
}

export const sayIntent = <T extends PublicShape>(
  text: GameText<T>,
  intent: T['intent'],
  who: Who,
  view: T['view'] | null,
): string => sentenceOf(text.intent, intent.type, intent, who, view);

export const saySeen = <T extends PublicShape>(text: GameText<T>, seen: T['seen'], who: Who): string =>
  sentenceOf(text.seen, seen.type, seen, who);

/** What is said of something while a board shows it: a moment of the board, or what was seen. */
export const sayStaged = <T extends PublicShape>(text: GameText<T>, said: T['moment'] | T['seen'], who: Who): string =>
  sentenceOf(Object.hasOwn(text.moment, said.type) ? text.moment : text.seen, said.type, said, who);

export const isMasked = <T extends PublicShape>(text: GameText<T>, seen: T['seen']): boolean =>
  text.masked.includes(seen.type);

export const sayRefusal = <T extends PublicShape>(text: GameText<T>, refusal: T['refusal'], who: Who): string =>
  sentenceOf(text.refusal, refusal.code, refusal, who);
