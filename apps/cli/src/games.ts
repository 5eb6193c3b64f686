import { catalogue, type Drawing, type GameEngine, type GameEntry } from '@quri/catalogue';
import type { GameText, Language } from '@quri/words';

/** A game with its rules, its bots and its words. */
export interface LoadedGame extends GameEngine, Pick<GameEntry, 'rulebook' | 'learning'> {
  readonly words: Readonly<Record<Language, GameText>>;
  readonly drawings: Readonly<Record<Language, Drawing<object>>> | undefined;
}

/** Every game of the catalogue. */
export const games: readonly LoadedGame[] = await Promise.all(
  catalogue.map(async ({ engine, text, rulebook, drawing, learning }) => {
    const [{ game, bots }, en, pl] = await Promise.all([engine(), text.en(), text.pl()]);
    const drawings = drawing && { en: await drawing.en(), pl: await drawing.pl() };
    return { game, bots, words: { en, pl }, drawings, rulebook, learning };
  }),
);

export const gameOf = (id: string): LoadedGame | undefined => games.find(({ game }) => game.meta.id === id);
