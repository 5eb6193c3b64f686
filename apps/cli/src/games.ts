import { catalogue, type GameEngine, type GameEntry } from '@quri/catalogue';
import type { GameText, Language } from '@quri/words';

/** A game with its rules, its bots and its words. */
export interface LoadedGame extends GameEngine, Pick<GameEntry, 'rulebook' | 'learning'> {
  readonly words: Readonly<Record<Language, GameText>>;
}

/** Every game of the catalogue. */
export const games: readonly LoadedGame[] = await Promise.all(
  catalogue.map(async ({ engine, text, rulebook, learning }) => {
    const [{ game, bots }, en, pl] = await Promise.all([engine(), text.en(), text.pl()]);
    return { game, bots, words: { en, pl }, rulebook, learning };
  }),
);

export const gameOf = (id: string): LoadedGame | undefined => games.find(({ game }) => game.meta.id === id);
