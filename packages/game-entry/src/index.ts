import type { Figures, GameScreen } from '@quri/board-kit';
import type { Bot, BotQuestion, Game, Meta } from '@quri/kernel';
import type { GameText, GameTitles, Language, Lesson, PublicShape, TeachingWords, Tip, Who } from '@quri/words';

/** What decides a game and what plays it. */
export interface GameEngine {
  readonly game: Game;
  /** From weak to strong. */
  readonly bots: readonly Bot[];
}

/** What a learning bot needs besides the engine. */
interface GameLearning {
  /** Decisions with equal traits are learned as one. */
  traits(asked: BotQuestion): string;
}

/** A picture of a board in letters. */
export interface Drawing<View> {
  linesOf(view: View, who: Who): readonly string[];
}

type PerLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

/**
 * All that other packages import of a game. The first four fields are data and small; everything else is loaded when it
 * is asked for. A program that never asks for a part leaves it out of its bundle: scripts/leave-out.mjs.
 */
export interface GameEntry<P extends PublicShape = PublicShape> {
  readonly meta: Meta<P['options']>;
  /** Ids, from weak to strong. */
  readonly bots: readonly P['bots'][];
  readonly titles: GameTitles;
  /** The address of the picture on the home page: an SVG of 400 by 300. Where a card is wider, its top is cut off. */
  readonly cover: string;
  engine(): Promise<GameEngine>;
  readonly text: PerLanguage<GameText<P>>;
  readonly rulebook: PerLanguage<string>;
  /** For a terminal, where words alone give no picture: the board drawn with letters. */
  readonly drawing?: PerLanguage<Drawing<P['view']>>;
  screen(): Promise<GameScreen<P['view'], P['seen'], P['intent'], unknown>>;
  /** The pictures of the rulebook, by the names it has for them: `![what it shows](name)`. */
  figures(): Promise<Figures>;
  readonly teaching: {
    /** How long the lesson takes, told before it is loaded. */
    readonly minutes: number;
    lesson(): Promise<Lesson<P>>;
    /** In the order in which they are tried. */
    tips(): Promise<readonly Tip<P['view'], P['intent']>[]>;
    readonly words: PerLanguage<TeachingWords>;
  };
  learning(): Promise<GameLearning>;
}
