import type { BoardDoor } from '@quri/board-kit';
import type { GameText, GameWords } from '@quri/words';
import type { ComponentType } from 'react';

/** A board for any game: what it is given is what its own game has sent. */
export type AnyBoard = BoardDoor<object, { readonly type: string }, { readonly type: string }>;

/** The doors of a game that the page itself may open, each when it is needed. */
export interface GameDoors {
  readonly id: string;
  board(): Promise<AnyBoard>;
  /** The illustrated card of the game for the home screen; a picture only, it fills what it is put in. */
  cover(): Promise<ComponentType>;
  /** Its words, a language at a time. */
  readonly text: Readonly<Record<'en' | 'pl', () => Promise<GameText>>>;
  rulebook(): Promise<GameWords['rulebook']>;
}

/** A game more is a line more. */
export const GAMES: readonly GameDoors[] = [
  {
    id: 'incan-gold',
    board: () => import('@quri/incan-gold/board').then(({ board }) => board as unknown as AnyBoard),
    cover: () => import('@quri/incan-gold/cover').then(({ Cover }) => Cover),
    text: {
      en: () => import('@quri/incan-gold/words/en').then(({ en }) => en),
      pl: () => import('@quri/incan-gold/words/pl').then(({ pl }) => pl),
    },
    rulebook: () => import('@quri/incan-gold/rulebook').then(({ rulebook }) => rulebook),
  },
  {
    id: 'gold-raiders',
    board: () => import('@quri/gold-raiders/board').then(({ board }) => board as unknown as AnyBoard),
    cover: () => import('@quri/gold-raiders/cover').then(({ Cover }) => Cover),
    text: {
      en: () => import('@quri/gold-raiders/words/en').then(({ en }) => en),
      pl: () => import('@quri/gold-raiders/words/pl').then(({ pl }) => pl),
    },
    rulebook: () => import('@quri/gold-raiders/rulebook').then(({ rulebook }) => rulebook),
  },
];
