import { bots as incanGoldBots, traits as incanGoldTraits } from '@quri/incan-gold/bots';
import { incanGold } from '@quri/incan-gold/game';
import { words as incanGoldWords } from '@quri/incan-gold/words';
import type { Asked, Bot, Game } from '@quri/kernel';
import type { GameWords } from '@quri/words';

/** A game with all it brings along, for those who serve any game. */
export interface Shelved {
  readonly game: Game;
  /** From weak to strong. */
  readonly bots: readonly Bot[];
  /** What a learner tells decisions apart by. */
  traits(asked: Asked): string;
  readonly words: GameWords;
}

/** The one list of games. A new game is one more line. */
export const shelf: readonly Shelved[] = [
  { game: incanGold, bots: incanGoldBots, traits: incanGoldTraits as Shelved['traits'], words: incanGoldWords },
];

export const shelved = (id: string): Shelved | undefined => shelf.find(({ game }) => game.meta.id === id);
