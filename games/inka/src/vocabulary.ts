import type { Seat } from '@quri/kernel';
import type { Cell, Pose, Triangle } from '@quri/triangle-lattice';
import type { BOTS } from './meta.ts';

export type { Cell, Pose } from '@quri/triangle-lattice';

/** IN-C3 */
export const BOARD_SIZE = 5;

/** IN-C2: stepping tiles have the numbers 0 to 12, target tiles 13 to 15. */
export const STEPPING_TILES = 13;
export const TARGET_TILES = 3;
export const TILES = STEPPING_TILES + TARGET_TILES;
export type Tile = number;

/** IN-C1: of each player, one on every target tile. */
export const STATUES = 3;

/** IN-C3 */
export const STARTS = 4;
export const SYMBOLS = ['start', 'passage', 'diamond', 'snake'] as const;
export type CellSymbol = (typeof SYMBOLS)[number];

/** IN-6 */
export const ACTION_POINTS = 3;

/** IN-19: so many turns a player without a statue taken. */
export const STALL_TURNS = 20;
/** IN-19: how often the same position ends the game. */
export const STALL_POSITIONS = 3;

export interface Options {
  /** IN-10: a turning tile may sweep over the edge of the board. */
  readonly looseEdge: boolean;
  /** IN-12: counters cannot be passed. */
  readonly solidCounters: boolean;
  /** IN-17: no blocking counter on an exit. */
  readonly openExits: boolean;
  /** IN-C5: the name of a board, or a whole one as JSON. */
  readonly board: string;
}

export type Intent =
  | { readonly type: 'pickStart'; readonly cell: Cell }
  | { readonly type: 'layTile'; readonly pose: Pose }
  /** A slide or a turn: where it ends tells which one it is. */
  | { readonly type: 'moveTile'; readonly tile: Tile; readonly to: Pose }
  | { readonly type: 'startWalking' }
  | { readonly type: 'walk'; readonly to: Cell }
  | { readonly type: 'takeStatue' }
  | { readonly type: 'takePassage'; readonly to: Cell }
  | { readonly type: 'stopWalking' }
  | { readonly type: 'endTurn'; readonly blocker: Cell | null };

/** IN-8 to IN-10: what stops a tile. */
export type Obstacle =
  | { readonly kind: 'tile'; readonly cell: Cell; readonly tile: Tile }
  | { readonly kind: 'counter'; readonly cell: Cell; readonly seat: Seat }
  | { readonly kind: 'blocker'; readonly cell: Cell; readonly seat: Seat }
  | { readonly kind: 'edge'; readonly triangle: Triangle };

/** Somebody's counter on a cell. */
export interface Occupant {
  readonly kind: 'counter' | 'blocker';
  readonly seat: Seat;
}

export type Refusal =
  | { readonly code: 'gameOver'; readonly rule: 'IN-18' | 'IN-19' }
  | { readonly code: 'notNow'; readonly rule: 'IN-4' }
  | { readonly code: 'notYourTurn'; readonly rule: 'IN-1' | 'IN-2' | 'IN-4'; readonly turn: Seat }
  | { readonly code: 'pickStartFirst'; readonly rule: 'IN-1' }
  | { readonly code: 'layTileFirst'; readonly rule: 'IN-2' }
  | { readonly code: 'startsPicked'; readonly rule: 'IN-1' }
  | { readonly code: 'tilesLaid'; readonly rule: 'IN-2' }
  | { readonly code: 'noStart'; readonly rule: 'IN-1'; readonly cell: Cell }
  | { readonly code: 'startTaken'; readonly rule: 'IN-1'; readonly cell: Cell; readonly seat: Seat }
  /** Laid the other way round it looks the same. */
  | { readonly code: 'looksTheSame'; readonly rule: 'IN-2'; readonly pose: Pose }
  | { readonly code: 'tileThere'; readonly rule: 'IN-2'; readonly cell: Cell; readonly tile: Tile }
  | { readonly code: 'counterThere'; readonly rule: 'IN-2'; readonly cell: Cell; readonly seat: Seat }
  | { readonly code: 'closesStart'; readonly rule: 'IN-3'; readonly cell: Cell; readonly seat: Seat }
  | { readonly code: 'notEnoughPoints'; readonly rule: PointsRule; readonly cost: number; readonly left: number }
  | { readonly code: 'walkingStarted'; readonly rule: 'IN-16' }
  | { readonly code: 'notWalkingYet'; readonly rule: 'IN-16' }
  | { readonly code: 'walkingStopped'; readonly rule: 'IN-17' }
  | { readonly code: 'stillWalking'; readonly rule: 'IN-17' }
  | { readonly code: 'blockerOnTile'; readonly rule: 'IN-7'; readonly tile: Tile; readonly seat: Seat }
  | { readonly code: 'targetTile'; readonly rule: 'IN-6'; readonly tile: Tile }
  | { readonly code: 'noDiamond'; readonly rule: 'IN-15'; readonly tile: Tile }
  /** Neither a slide nor a turn ends there, even where nothing is in the way. */
  | { readonly code: 'noSuchMove'; readonly rule: 'IN-8'; readonly tile: Tile; readonly to: Pose }
  | {
      readonly code: 'inTheWay';
      readonly rule: 'IN-8' | 'IN-9';
      readonly tile: Tile;
      readonly to: Pose;
      readonly obstacle: Obstacle;
    }
  | { readonly code: 'alreadyThere'; readonly rule: 'IN-11'; readonly cell: Cell }
  | { readonly code: 'hole'; readonly rule: 'IN-11'; readonly cell: Cell }
  | { readonly code: 'noWay'; readonly rule: 'IN-11'; readonly cell: Cell }
  /** Where counters cannot be passed. */
  | { readonly code: 'wayBlocked'; readonly rule: 'IN-12'; readonly cell: Cell; readonly by: Occupant }
  | { readonly code: 'hasWalked'; readonly rule: 'IN-11' }
  | {
      readonly code: 'occupied';
      readonly rule: 'IN-12' | 'IN-14' | 'IN-17';
      readonly cell: Cell;
      readonly by: Occupant;
    }
  | { readonly code: 'notOnTarget'; readonly rule: 'IN-13' }
  | { readonly code: 'noStatueLeft'; readonly rule: 'IN-13'; readonly tile: Tile }
  | { readonly code: 'notOnPassage'; readonly rule: 'IN-14' }
  | { readonly code: 'noPassage'; readonly rule: 'IN-14'; readonly cell: Cell }
  | { readonly code: 'samePassage'; readonly rule: 'IN-14'; readonly cell: Cell }
  | { readonly code: 'passageCovered'; readonly rule: 'IN-14'; readonly cell: Cell }
  | { readonly code: 'blockerOnTarget'; readonly rule: 'IN-17'; readonly cell: Cell }
  | { readonly code: 'blockerOnExit'; readonly rule: 'IN-17'; readonly cell: Cell };

export type PointsRule = 'IN-6' | 'IN-11' | 'IN-13' | 'IN-14' | 'IN-15';

/** A tile that was moved, stepping or target. */
export interface MovedTile {
  readonly tile: Tile;
  readonly from: Pose;
  readonly to: Pose;
}

/** What was done in one turn, in short. */
export interface TurnSummary {
  readonly seat: Seat;
  /** In the order in which they were moved. */
  readonly moved: readonly MovedTile[];
  /** Where the counter ended, if it walked or took a passage; otherwise null. */
  readonly walkedTo: Cell | null;
  /** Action points that snakes cost. */
  readonly snakes: number;
  readonly passages: number;
  /** The target tiles that statues were taken from. */
  readonly statues: readonly Tile[];
  readonly blocker: Cell | null;
}

/** IN-18, IN-19: what ended the game. */
export type Reason = 'escaped' | 'noStatues' | 'repetition';

export interface FinalCount {
  readonly winners: readonly Seat[];
  /** Statues taken by each. */
  readonly scores: readonly number[];
  readonly reason: Reason;
}

export type BotId = (typeof BOTS)[number];
