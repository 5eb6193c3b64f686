import type { KitWords } from '@quri/board-kit';
import type { KeyHint } from '@quri/words';
import type { Figure, Hex, TerrainId, TerrainKind, Treasure } from '../vocabulary.ts';
import type { Work } from './choosing/moves.ts';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** What the action bar asks. */
export type Asked = 'place' | 'turn' | 'figure' | 'go' | 'sure' | 'give' | 'take' | 'bid' | 'tile';

/** What somebody still has beside the board. */
export interface Supply {
  readonly explorers: number;
  readonly leader: boolean;
  readonly camps: number;
  readonly guards: number;
}

/** The few words the board itself needs, many of them for screen readers. Whoever reads has no name here, but null. */
export interface BoardWords extends KitWords {
  readonly map: string;
  readonly players: string;
  readonly actions: string;
  readonly back: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly scoringNow: string;
  readonly whatChanged: string;
  readonly nothingChanged: string;
  readonly rotate: string;
  readonly placeHere: string;
  readonly toPlay: string;
  readonly inSupply: string;
  readonly gone: string;
  readonly tied: string;
  readonly target: string;
  readonly picked: string;
  readonly ghost: string;
  readonly pointsLeft: string;
  readonly levelsLeft: string;
  readonly noTileLeft: string;
  readonly onDisplay: string;
  readonly noBid: string;
  readonly passed: string;
  readonly hasMoved: string;
  readonly bidMore: string;
  readonly bidLess: string;
  readonly exchange: string;
  readonly volcanoWaits: string;
  readonly kind: Readonly<Record<TerrainKind, string>>;
  readonly figure: Readonly<Record<Figure, string>>;
  readonly newFigure: Readonly<Record<Figure, string>>;
  readonly treasure: Readonly<Record<Treasure, string>>;
  /** What keys do at this board, for the list of keys. */
  readonly keys: readonly KeyHint[];
  terrain(id: TerrainId): string;
  temple(value: number): string;
  ruins(treasures: number): string;
  unexplored(hex: Hex): string;
  hex(hex: Hex): string;
  figures(name: string | null, explorers: number, leader: boolean): string;
  controls(name: string | null): string;
  guardOf(name: string | null): string;
  campOf(name: string | null): string;
  waysTo(ways: string): string;
  way(hex: Hex, cost: number): string;
  points(count: number): string;
  actionPoints(count: number): string;
  pointsLost(points: number): string;
  supply(supply: Supply): string;
  treasures(counts: readonly { readonly treasure: Treasure; readonly count: number }[]): string;
  nextTile(letter: string, left: number): string;
  level(level: number, left: number): string;
  work(work: Work, level: number): string;
  /** What something costs and leaves. */
  cost(cost: number, left: number): string;
  left(left: number): string;
  goTo(hex: Hex): string;
  wayOf(figure: Figure, from: Hex | 'supply', to: Hex, steps: number): string;
  takeFrom(treasure: Treasure, name: string): string;
  bid(points: number): string;
  highestBid(name: string | null, points: number): string;
  now(points: number): string;
  ask(about: Asked): string;
}

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };
