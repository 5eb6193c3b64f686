import { CARDS, type Card, COPIES, HAND_SIZE, ROUNDS } from './vocabulary.ts';

/** One cardboard card: copies of one face have names of their own, which only the shuffle ever uses. */
export interface DeckCard {
  readonly id: string;
  readonly card: Card;
}

/** What a game is played with. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  readonly handSize: number;
  /** After so many rounds the game is over, wherever the raiders are (GR-19). */
  readonly rounds: number;
}

/** So many copies of each face, each with a letter: `recon-a`, `recon-b`… */
export const cardsOf = (copies: Partial<Readonly<Record<Card, number>>>): readonly DeckCard[] =>
  CARDS.flatMap((card) =>
    Array.from({ length: copies[card] ?? 0 }, (_, copy) =>
      Object.freeze({ id: `${card}-${String.fromCharCode(97 + copy)}`, card }),
    ),
  );

/** GR-C1 */
export const FULL_DECK: Deck = Object.freeze({ cards: cardsOf(COPIES), handSize: HAND_SIZE, rounds: ROUNDS });
