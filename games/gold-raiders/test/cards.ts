import { CARDS, type Card } from '../src/vocabulary.ts';

const LETTERS = '123BSR';

/** Cards by their letters, bottom first: `1R2B`. */
export const cards = (letters: string): readonly Card[] =>
  [...letters].map((letter) => {
    const card = CARDS[LETTERS.indexOf(letter)];
    if (card === undefined) throw new Error(`no card is spelled ${letter}`);
    return card;
  });

export const letters = (some: readonly Card[]): string => some.map((card) => LETTERS[CARDS.indexOf(card)]).join('');
