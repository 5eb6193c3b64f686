import type { KitWords } from '@quri/board-kit';
import type { KeyHint } from '@quri/words';
import type { Artifact, Choice, Hazard } from '../vocabulary.ts';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** The few words the board itself needs, most of them for screen readers. */
export interface BoardWords extends KitWords {
  readonly temple: string;
  readonly path: string;
  readonly camp: string;
  readonly faceDown: string;
  readonly startPlayer: string;
  readonly inside: string;
  readonly inCamp: string;
  readonly hasChosen: string;
  /** A choice that lies open. */
  readonly open: Readonly<Record<Choice, string>>;
  readonly chosen: string;
  readonly change: string;
  /** The key of each choice: the first letter of its card. */
  readonly choiceKeys: Readonly<Record<Choice, string>>;
  /** What keys do at this board, for the list of keys. */
  readonly keys: readonly KeyHint[];
  hazard(hazard: Hazard): string;
  artifact(artifact: Artifact): string;
  door(round: number, state: 'played' | 'now' | 'toCome'): string;
  outOfGame(hazard: string): string;
  deck(cards: number): string;
  treasure(value: number): string;
  lying(gems: number): string;
  beside(gems: number): string;
  inTent(gems: number): string;
  worth(value: number): string;
  wealth(value: number): string;
}

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };
