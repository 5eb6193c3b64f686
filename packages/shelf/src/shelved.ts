import type { Asked, Bot, Game } from '@quri/kernel';
import type { GameWords } from '@quri/words';

/** A game with all that is needed to play it. */
export interface Playable {
  readonly game: Game;
  /** From weak to strong. */
  readonly bots: readonly Bot[];
  /** What a learner tells decisions apart by. */
  traits(asked: Asked): string;
}

/** A game with all it brings along, for those who serve any game. */
export interface Shelved extends Playable {
  readonly words: GameWords;
}
