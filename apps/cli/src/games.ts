import { catalogue } from '@quri/catalogue';

/** A game with its rules, its bots and its words. */
export type LoadedGame = (typeof games)[number];

/** Every game of the catalogue. */
export const games = await Promise.all(
  catalogue.map(async ({ engine, text, rulebook, drawing, learning }) => {
    const [{ game, bots }, en, pl] = await Promise.all([engine(), text.en(), text.pl()]);
    const drawings = drawing && { en: await drawing.en(), pl: await drawing.pl() };
    return { game, bots, words: { en, pl }, drawings, rulebook, learning };
  }),
);

export const gameOf = (id: string): LoadedGame | undefined => games.find(({ game }) => game.meta.id === id);
