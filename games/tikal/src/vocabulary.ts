import type { Seat } from '@quri/kernel';
import type { BOTS, FINAL_ROUNDS } from './meta.ts';

/** TK-C1 */
export const EXPLORERS = 18;
export const CAMPS = 2;
export const GUARDS = 2;
/** How much a leader counts for control; an explorer counts 1. */
export const LEADER_STRENGTH = 3;

/** TK-C2: a hex is `column * ROWS + row`; columns from left to right, rows from top to bottom. */
export const COLUMNS = 8;
export const ROWS = 5;
export const HEXES = COLUMNS * ROWS;
export type Hex = number;

/** The six edges of a hex, clockwise from the top: N NE SE S SW NW. */
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export type Edge = (typeof EDGES)[number];

/** By how many edges a tile is turned clockwise. */
export type Rotation = Edge;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

/** TK-C3: what is printed on the board, and TK-C4: the tiles of each letter. */
export const PRINTED = ['base', 'west-temple', 'first-clearing', 'east-temple'] as const;
// biome-ignore format: one letter a line
export const TILE_IDS = [
  'A1', 'A2', 'A3', 'A4', 'A5', 'A6',
  'B1', 'B2', 'B3', 'B4', 'B5', 'B6',
  'C1', 'C2', 'C3', 'C4', 'C5',
  'D1', 'D2', 'D3', 'D4', 'D5',
  'E1', 'E2', 'E3', 'E4', 'E5',
  'F1', 'F2', 'F3', 'F4', 'F5',
  'G1', 'G2', 'G3', 'G4',
] as const;
export type TileId = (typeof TILE_IDS)[number];
/** What lies on an explored hex. */
export type TerrainId = TileId | (typeof PRINTED)[number];

export type TerrainKind = 'base' | 'temple' | 'ruins' | 'clearing' | 'volcano';

/** A tile or a printed hex. */
export interface Terrain {
  readonly id: TerrainId;
  readonly kind: TerrainKind;
  /** Of a temple: what it is worth at first; otherwise 0. */
  readonly value: number;
  /** Of ruins: how many treasures lie there at first; otherwise 0. */
  readonly treasures: number;
  /** Stones on each edge, before it is turned. */
  readonly stones: readonly number[];
}

/** TK-C6: the levels there are tiles of; a supply lists them in this order. */
export const LEVELS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const LOWEST_LEVEL = 2;

/** TK-C7: the kinds of treasures, and how many there are of each. */
export const TREASURES = ['mask', 'jaguar', 'serpent', 'vessel', 'necklace', 'disc', 'bell', 'flute'] as const;
export type Treasure = (typeof TREASURES)[number];
export const COPIES_OF_TREASURE = 3;

/** TK-1, TK-14 */
export const ACTION_POINTS = 10;

/** What each action costs; crossing an edge costs its stones (TK-7). */
export const COSTS = {
  bringFigure: 1,
  changeCamp: 1,
  excavate: 2,
  huntTreasure: 3,
  exchangeTreasure: 3,
  pitchCamp: 5,
  placeGuard: 5,
} as const;

/** TK-8, TK-9: how often one place is worked on in a turn. */
export const WORKS_PER_HEX = 2;

/** TK-15: what so many treasures of one kind are worth. */
export const SET_POINTS = [0, 1, 3, 6] as const;

/** TK-A1 */
export const AUCTION_POINTS = 20;

export const FIGURES = ['explorer', 'leader'] as const;
export type Figure = (typeof FIGURES)[number];

export interface Options {
  /** TK-16: who begins the final scoring round: whoever placed the last tile, or the player after. */
  readonly finalRound: (typeof FINAL_ROUNDS)[number];
  readonly auction: boolean;
  /** Does the screen show which tiles can still come, and how likely a volcano is? */
  readonly odds: boolean;
}

/** TK-6, TK-7: a figure that goes from one hex to another. */
export interface FigureMove {
  readonly figure: Figure;
  readonly from: Hex;
  readonly to: Hex;
}

/** TK-10: what is given for what, and to whom. */
export interface Exchange {
  readonly give: Treasure;
  readonly take: Treasure;
  readonly from: Seat;
}

export type Intent =
  | { readonly type: 'bid'; readonly points: number }
  | { readonly type: 'passBid' }
  | { readonly type: 'chooseTile'; readonly tile: TileId }
  | { readonly type: 'placeTile'; readonly hex: Hex; readonly rotation: Rotation }
  | { readonly type: 'bringFigure'; readonly figure: Figure; readonly to: Hex }
  | ({ readonly type: 'changeCamp' } & FigureMove)
  | ({ readonly type: 'walk' } & FigureMove)
  | { readonly type: 'excavate'; readonly figure: Figure; readonly hex: Hex }
  | { readonly type: 'huntTreasure'; readonly figure: Figure; readonly hex: Hex }
  | ({ readonly type: 'exchangeTreasure' } & Exchange)
  | { readonly type: 'pitchCamp'; readonly hex: Hex }
  | { readonly type: 'placeGuard'; readonly hex: Hex }
  | { readonly type: 'endTurn' };

export type IntentOf<T extends Intent['type']> = Extract<Intent, { readonly type: T }>;

export type Refusal =
  | { readonly code: 'gameOver'; readonly rule: 'TK-17' }
  | { readonly code: 'notNow'; readonly rule: 'TK-1' }
  | { readonly code: 'notYourTurn'; readonly rule: 'TK-18' | 'TK-A1'; readonly turn: Seat }
  | { readonly code: 'placeTileFirst'; readonly rule: 'TK-1'; readonly tile: TileId }
  | { readonly code: 'noTileToPlace'; readonly rule: 'TK-1' | 'TK-14' | 'TK-16' }
  | { readonly code: 'auctionFirst'; readonly rule: 'TK-A1' }
  | { readonly code: 'chooseTileFirst'; readonly rule: 'TK-A1' }
  | { readonly code: 'noAuction'; readonly rule: 'TK-A1' }
  | { readonly code: 'bidTooLow'; readonly rule: 'TK-A1'; readonly atLeast: number }
  | { readonly code: 'bidTooHigh'; readonly rule: 'TK-A2'; readonly points: number }
  | { readonly code: 'notOnDisplay'; readonly rule: 'TK-A1'; readonly tile: TileId }
  | { readonly code: 'alreadyExplored'; readonly rule: 'TK-2' | 'TK-4'; readonly hex: Hex }
  | { readonly code: 'notAtFrontier'; readonly rule: 'TK-2' | 'TK-4'; readonly hex: Hex }
  | { readonly code: 'noPassage'; readonly rule: 'TK-2'; readonly hex: Hex }
  /** Turned further than this, a tile lies as it did before. */
  | { readonly code: 'turnedTooFar'; readonly rule: 'TK-2'; readonly rotations: number }
  | { readonly code: 'cutsOff'; readonly rule: 'TK-4'; readonly hex: Hex }
  | { readonly code: 'notEnoughPoints'; readonly rule: ActionRule; readonly cost: number; readonly left: number }
  | { readonly code: 'noneInSupply'; readonly rule: 'TK-5'; readonly figure: Figure }
  | { readonly code: 'notYourCamp'; readonly rule: 'TK-5' | 'TK-6'; readonly hex: Hex }
  | { readonly code: 'alreadyThere'; readonly rule: 'TK-6'; readonly hex: Hex }
  | {
      readonly code: 'noFigureThere';
      readonly rule: 'TK-6' | 'TK-7' | 'TK-8' | 'TK-9' | 'TK-11' | 'TK-12';
      readonly figure: Figure | null;
      readonly hex: Hex;
    }
  | { readonly code: 'notNeighbours'; readonly rule: 'TK-7'; readonly from: Hex; readonly to: Hex }
  | { readonly code: 'unexplored'; readonly rule: 'TK-7'; readonly hex: Hex }
  | { readonly code: 'volcano'; readonly rule: 'TK-7'; readonly hex: Hex }
  | { readonly code: 'noStones'; readonly rule: 'TK-7'; readonly from: Hex; readonly to: Hex }
  | { readonly code: 'noTemple'; readonly rule: 'TK-8' | 'TK-12'; readonly hex: Hex }
  | { readonly code: 'guarded'; readonly rule: 'TK-8' | 'TK-12'; readonly hex: Hex; readonly guard: Seat }
  | { readonly code: 'noLevelLeft'; readonly rule: 'TK-8'; readonly level: number }
  | { readonly code: 'workedTwice'; readonly rule: 'TK-8' | 'TK-9'; readonly hex: Hex }
  | { readonly code: 'hasWorkedHere'; readonly rule: 'TK-8' | 'TK-9'; readonly figure: Figure; readonly hex: Hex }
  | { readonly code: 'noRuins'; readonly rule: 'TK-9'; readonly hex: Hex }
  | { readonly code: 'noTreasureLeft'; readonly rule: 'TK-9'; readonly hex: Hex }
  | { readonly code: 'notAlone'; readonly rule: 'TK-10'; readonly seat: Seat; readonly treasure: Treasure }
  | { readonly code: 'sameKind'; readonly rule: 'TK-10'; readonly treasure: Treasure }
  | { readonly code: 'ownTreasure'; readonly rule: 'TK-10' }
  | { readonly code: 'nobodyThere'; readonly rule: 'TK-10' }
  | { readonly code: 'noCampLeft'; readonly rule: 'TK-11' }
  | { readonly code: 'noCampGround'; readonly rule: 'TK-11'; readonly hex: Hex }
  | { readonly code: 'campThere'; readonly rule: 'TK-11'; readonly hex: Hex; readonly owner: Seat }
  | { readonly code: 'noGuardLeft'; readonly rule: 'TK-12' }
  | { readonly code: 'noMajority'; readonly rule: 'TK-12'; readonly hex: Hex };

export type ActionRule = 'TK-5' | 'TK-6' | 'TK-7' | 'TK-8' | 'TK-9' | 'TK-10' | 'TK-11' | 'TK-12';

/** TK-14, TK-16: why everybody scores. */
export type ScoringCause = 'volcano' | 'final';

/** TK-15: what somebody is paid for. */
export interface ScoreCount {
  readonly temples: readonly { readonly hex: Hex; readonly value: number }[];
  /** Points for treasures. */
  readonly treasures: number;
  /** All of it. */
  readonly total: number;
}

/** What was done in one turn, in short. */
export interface TurnSummary {
  readonly seat: Seat;
  readonly kind: 'normal' | 'bonus';
  /** The tile of this turn and where it lies; null in a bonus turn. A hex of null: it could not be placed. */
  readonly tile: { readonly id: TileId; readonly hex: Hex | null } | null;
  /** Explorers brought, and the leader. */
  readonly brought: number;
  readonly leader: boolean;
  /** Crossed edges and changes of camp. */
  readonly steps: number;
  /** Temples with the level they were raised to, in the order of the digging. */
  readonly dug: readonly { readonly hex: Hex; readonly level: number }[];
  readonly found: readonly { readonly hex: Hex; readonly treasure: Treasure }[];
  readonly exchanged: readonly Exchange[];
  readonly camps: readonly Hex[];
  readonly guards: readonly { readonly hex: Hex; readonly value: number }[];
  /** Points made at the end of a bonus turn. */
  readonly scored: number | null;
}

/** TK-17: what decided it. */
export type WonBy = 'points' | 'guardedTemple' | 'treasures' | 'shared';

export interface FinalCount {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: WonBy;
}

export type BotId = (typeof BOTS)[number];
