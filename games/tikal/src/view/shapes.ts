import type { Seat } from '@quri/kernel';
import type {
  Exchange,
  Figure,
  FigureMove,
  FinalCount,
  Hex,
  Options,
  Rotation,
  ScoreCount,
  ScoringCause,
  TerrainId,
  TileId,
  Treasure,
  TurnSummary,
} from '../vocabulary.ts';

/** An explored hex. It is only ever replaced as a whole. */
export interface Explored {
  readonly terrain: TerrainId;
  readonly rotation: Rotation;
  /** Of a temple: what it is worth now; otherwise 0. */
  readonly value: number;
  /** Of ruins: treasures that lie there face down; otherwise 0. */
  readonly treasures: number;
  /** Whose forward camp stands here. */
  readonly camp: Seat | null;
  /** Whose guard holds the temple. */
  readonly guard: Seat | null;
  /** Explorers by seat, without the guard. */
  readonly explorers: readonly number[];
}

/** What a player has. It is only ever replaced as a whole. */
export interface Expedition {
  readonly points: number;
  /** Explorers that are not on the board yet. */
  readonly explorers: number;
  /** Where the leader stands; `gone` once it left the game. */
  readonly leader: Hex | 'supply' | 'gone';
  /** Camps and guards that are not on the board yet. */
  readonly camps: number;
  readonly guards: number;
  /** How many of each kind, in the order of `TREASURES`. */
  readonly treasures: readonly number[];
}

/** TK-8, TK-9: a figure that has dug or hunted this turn, and where. */
export interface Worker {
  readonly figure: Figure;
  /** Where it is now; null if it left the game. */
  readonly at: Hex | null;
  readonly worked: readonly Hex[];
}

export interface Turn {
  readonly seat: Seat;
  readonly kind: 'normal' | 'bonus';
  readonly actionPoints: number;
  readonly workers: readonly Worker[];
  readonly summary: TurnSummary;
}

/** TK-14, TK-16: a round of bonus turns, at the end of which each player scores. */
export interface ScoringRound {
  readonly cause: ScoringCause;
  readonly order: readonly Seat[];
  /** Those who have scored, in that order. */
  readonly scored: readonly { readonly seat: Seat; readonly count: ScoreCount }[];
}

/** TK-A1: an auction that is going on. */
export interface Auction {
  readonly bidder: Seat;
  /** The highest bid so far, and whose it is; 0 and null before the first. */
  readonly bid: number;
  readonly holder: Seat | null;
  /** Those who are out, first to pass first. */
  readonly passed: readonly Seat[];
}

/**
 * What the table does next. It waits for somebody while `bidding`, `choosing` a tile, `placing` it and `acting`;
 * `unearthing` is the moment between a hunt and its treasure, `volcano` the one before everybody scores.
 */
export type Phase = 'turnOver' | 'bidding' | 'choosing' | 'volcano' | 'placing' | 'acting' | 'unearthing' | 'over';

/** The whole table: nothing is hidden from anybody, for what nobody knows is not decided yet. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  /** The turn that is taken, or the last one; its seat is who plays next only from `tileDrawn` on. */
  readonly turn: Turn;
  /** How many turns of ten action points have been ended. */
  readonly turnsTaken: number;
  /** The tile that is to be placed; a volcano waits here while everybody scores. */
  readonly tile: TileId | null;
  /** Tiles that have not been drawn, in the order of their ids; the letters come in order, within a letter by lot. */
  readonly tiles: readonly TileId[];
  /** TK-A1: tiles that can be chosen this round, and who has had a turn in it. */
  readonly display: readonly TileId[];
  readonly moved: readonly Seat[];
  readonly auction: Auction | null;
  readonly scoring: ScoringRound | null;
  /** By hex; null where nothing has been explored. */
  readonly hexes: readonly (Explored | null)[];
  readonly expeditions: readonly Expedition[];
  /** Level tiles that are left, in the order of `LEVELS`. */
  readonly levels: readonly number[];
  /** Treasures nobody has found, as numbers; `number % 8` is the kind. Which of them lies where is not decided. */
  readonly treasures: readonly number[];
  /** The last turns, oldest first. */
  readonly recent: readonly TurnSummary[];
  readonly final: FinalCount | null;
}

/** What happened; everybody sees all of it. */
export type Seen =
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'tilesDisplayed'; readonly tiles: readonly TileId[] }
  | { readonly type: 'auctionOpened'; readonly seat: Seat }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'bidPassed'; readonly seat: Seat }
  | { readonly type: 'auctionWon'; readonly seat: Seat; readonly paid: number }
  /** `free` if it was the last one on display. */
  | { readonly type: 'tileChosen'; readonly seat: Seat; readonly tile: TileId; readonly free: boolean }
  | {
      readonly type: 'tilePlaced';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly hex: Hex;
      readonly rotation: Rotation;
    }
  | { readonly type: 'tileSetAside'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'figureBrought'; readonly seat: Seat; readonly figure: Figure; readonly to: Hex }
  | ({ readonly type: 'campChanged'; readonly seat: Seat } & FigureMove)
  | ({ readonly type: 'figureWalked'; readonly seat: Seat; readonly cost: number } & FigureMove)
  | {
      readonly type: 'templeExcavated';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly hex: Hex;
      readonly level: number;
    }
  | { readonly type: 'treasureHunted'; readonly seat: Seat; readonly figure: Figure; readonly hex: Hex }
  /** `number` is the treasure's own; its kind is `treasure`. */
  | {
      readonly type: 'treasureFound';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly treasure: Treasure;
      readonly number: number;
    }
  | ({ readonly type: 'treasureExchanged'; readonly seat: Seat } & Exchange)
  | { readonly type: 'campPitched'; readonly seat: Seat; readonly hex: Hex }
  /** `explorers` and `leader` leave the game; the guard is not among them. */
  | {
      readonly type: 'guardPlaced';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly value: number;
      readonly explorers: number;
      readonly leader: boolean;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unused: number; readonly summary: TurnSummary }
  | { readonly type: 'scoringBegun'; readonly cause: ScoringCause; readonly order: readonly Seat[] }
  | { readonly type: 'bonusTurnBegun'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly count: ScoreCount; readonly points: number }
  | { readonly type: 'scoringEnded'; readonly cause: ScoringCause }
  | ({ readonly type: 'gameEnded' } & FinalCount);

export type SeenOf<T extends Seen['type']> = Extract<Seen, { readonly type: T }>;

/** What the board says of what it shows. */
export type Moment =
  /** Somebody draws a volcano, or the last turn is over: everybody takes a bonus turn. `begins` has the first. */
  | { readonly type: 'everybodyScores'; readonly cause: ScoringCause; readonly begins: Seat }
  | { readonly type: 'seatScores'; readonly seat: Seat; readonly count: ScoreCount; readonly points: number }
  /** The whole turn of somebody else, in one line. */
  | { readonly type: 'turnSummed'; readonly summary: TurnSummary }
  /** Somebody took a treasure from the viewer or anybody. */
  | ({ readonly type: 'treasureSwapped'; readonly seat: Seat } & Exchange)
  | { readonly type: 'templeGuarded'; readonly seat: Seat; readonly hex: Hex; readonly value: number };
