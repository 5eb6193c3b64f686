import type { KitWords } from '@quri/board-kit';
import type { KeyHint, Who } from '@quri/words';
import type { Floor } from '../answers/floor.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import type { Cell, MovedTile, Obstacle, Tile } from '../vocabulary.ts';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** The few words the board itself needs, many of them for screen readers. */
export interface BoardWords extends KitWords {
  readonly map: string;
  readonly players: string;
  readonly actions: string;
  readonly back: string;
  readonly zoomIn: string;
  readonly zoomReset: string;
  readonly whatChanged: string;
  readonly nothingChanged: string;
  readonly toPlay: string;
  readonly picked: string;
  readonly ghost: string;
  readonly pointsLeft: string;
  readonly stages: string;
  readonly stage: Readonly<Record<'movingTiles' | 'walking' | 'blocking', string>>;
  readonly rotate: string;
  readonly layHere: string;
  readonly startHere: string;
  readonly blockHere: string;
  readonly noBlocker: string;
  readonly takeStatue: string;
  readonly startWalking: string;
  readonly endTurn: string;
  readonly nextEnd: string;
  readonly endBefore: string;
  /** What can be done where no button does it. */
  readonly hints: Readonly<
    Record<'lay' | 'tiles' | 'ends' | 'noEnds' | 'walk' | 'walked' | 'diamond' | 'block', string>
  >;
  /** What keys do at this board, for the list of keys. */
  readonly keys: readonly KeyHint[];
  statues(taken: number): string;
  blockerAt(cell: Cell | null): string;
  toCome(count: number): string;
  face(view: Pick<View, 'options'>, tile: Tile): string;
  /** What a cell is and who is there. */
  cell(view: View, floor: Floor, cell: Cell, who: Who): string;
  reached(cost: number): string;
  tileMove(moved: MovedTile, motion: TileMotion): string;
  stopped(move: string, obstacle: Obstacle, who: Who): string;
  /** On a button: short. */
  slide(steps: number): string;
  swing(degrees: number): string;
  goTo(cell: Cell): string;
  passageTo(cell: Cell): string;
  cellName(cell: Cell): string;
  /** What something costs and leaves. */
  cost(cost: number, left: number): string;
  left(left: number): string;
}

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };
