import type { KitWords } from '@quri/board-kit';
import type { KeyHint } from '@quri/words';
import type { Card, CountedAs, WonBy } from '../vocabulary.ts';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** The few words the board itself needs, most of them for screen readers. */
export interface BoardWords extends KitWords {
  readonly rows: string;
  readonly card: Readonly<Record<Card, string>>;
  /** What a card is good for, in a sentence. */
  readonly cardMeans: Readonly<Record<Card, string>>;
  readonly night: string;
  readonly day: string;
  readonly idol: string;
  readonly toPlay: string;
  readonly close: string;
  readonly back: string;
  readonly actions: string;
  readonly hand: string;
  /** That of the seat one watches. */
  readonly watchedHand: string;
  /** Everybody's. */
  readonly hands: string;
  readonly newStack: string;
  readonly discarded: string;
  readonly unknown: string;
  readonly bottomFirst: string;
  readonly counted: Readonly<Record<CountedAs, string>>;
  readonly wonBy: Readonly<Record<WonBy, string>>;
  /** What keys do at this board, for the list of keys. */
  readonly keys: readonly KeyHint[];
  round(round: number): string;
  at(space: number, trail: number): string;
  inHand(cards: number): string;
  copies(card: string, count: number): string;
  stack(place: number): string;
  cards(count: number): string;
  open(spaces: number): string;
  known(faces: string): string;
  /** Whoever reads has no name here and below, but null. */
  peekedBy(name: string | null): string;
  peeking(owner: string | null, place: number): string;
  enlarge(name: string): string;
  miles(count: number): string;
  closed(count: number): string;
  wins(name: string | null): string;
  /** Recon and Steal: laid like any other card, or used. */
  use(use: 'lay' | 'effect', card: Card): string;
  stacksOf(name: string, count: number): string;
  /** `loot`: where a stolen stack goes. */
  ask(about: 'card' | 'use' | 'owner' | 'stack' | 'onto' | 'loot' | 'turn', card: Card | null): string;
}

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };

/** +3, −2, 0 */
export const signed = (spaces: number): string => (spaces > 0 ? `+${spaces}` : `${spaces}`.replace('-', '−'));
