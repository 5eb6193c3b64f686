import type { Seat } from '@quri/kernel';
import type { Vertex } from '@quri/triangle-lattice';
import type { Cell, FinalCount, MovedTile, Options, Pose, Reason, Tile, TurnSummary } from '../vocabulary.ts';

export interface Turn {
  readonly seat: Seat;
  readonly actionPoints: number;
  /** IN-11: since the last action point was spent. */
  readonly walked: boolean;
  readonly summary: TurnSummary;
}

/**
 * What the table does next. It waits for somebody while `pickingStart` (IN-1), `layingTile` (IN-2), `movingTiles`
 * (IN-6), `walking` (IN-11) and `blocking` (IN-17).
 */
export type Phase =
  | 'beginning'
  | 'pickingStart'
  | 'drawingTile'
  | 'layingTile'
  | 'turnOver'
  | 'movingTiles'
  | 'walking'
  | 'blocking'
  | 'over';

/** The whole table: nothing is hidden from anybody, for what nobody knows is not decided yet. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  /** Whose turn it is, in set-up too, or whose it was last; only ever replaced as a whole. */
  readonly turn: Turn;
  /** IN-1; null until it is drawn. */
  readonly first: Seat | null;
  /** How many turns of three action points have been ended. */
  readonly turnsTaken: number;
  /** IN-19: of them, those since a statue was taken. */
  readonly turnsWithoutStatue: number;
  /** The tile that was drawn and is to be laid. */
  readonly tile: Tile | null;
  /** Stepping tiles that nobody has drawn. */
  readonly undrawn: readonly Tile[];
  /** Where each tile lies, stepping tiles first; null before it is laid. */
  readonly poses: readonly (Pose | null)[];
  /** By seat: the start that was picked, the playing counter, the blocking counter. */
  readonly starts: readonly (Cell | null)[];
  readonly counters: readonly (Cell | null)[];
  readonly blockers: readonly (Cell | null)[];
  /** By seat: the target tiles on which a statue of that seat still stands. */
  readonly statues: readonly (readonly Tile[])[];
  /** IN-19: the positions at the start of each turn since a statue was taken, as keys. */
  readonly positions: readonly string[];
  /** The last turns, oldest first. */
  readonly recent: readonly TurnSummary[];
  readonly final: FinalCount | null;
}

/** How a tile was moved. */
export type TileMotion =
  /** Each step goes by the vector `towards`. */
  | { readonly kind: 'slide'; readonly towards: Vertex; readonly steps: number }
  /** By so many times 60° round a vertex. */
  | { readonly kind: 'turn'; readonly round: Vertex; readonly clockwise: boolean; readonly steps: number };

/** What happened; everybody sees all of it. */
export type Seen =
  | { readonly type: 'firstPlayerDrawn'; readonly seat: Seat }
  | { readonly type: 'startPicked'; readonly seat: Seat; readonly cell: Cell }
  /** With as many walls and snakes on it. */
  | {
      readonly type: 'tileDrawn';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly walls: number;
      readonly snakes: number;
    }
  | { readonly type: 'tileLaid'; readonly seat: Seat; readonly tile: Tile; readonly pose: Pose }
  /** `blocker` is where the seat's blocking counter was taken from, if it was on the board. */
  | { readonly type: 'turnBegun'; readonly seat: Seat; readonly blocker: Cell | null }
  /** `riders` are the seats whose playing counters ride along. */
  | ({
      readonly type: 'tileMoved';
      readonly seat: Seat;
      readonly motion: TileMotion;
      readonly riders: readonly Seat[];
    } & MovedTile)
  | { readonly type: 'walkingStarted'; readonly seat: Seat }
  /** `path` begins with the cell that was left. */
  | { readonly type: 'counterWalked'; readonly seat: Seat; readonly path: readonly Cell[]; readonly cost: number }
  /** `left` are the statues of that seat that still stand. */
  | { readonly type: 'statueTaken'; readonly seat: Seat; readonly tile: Tile; readonly left: number }
  | { readonly type: 'passageTaken'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'walkingStopped'; readonly seat: Seat }
  | {
      readonly type: 'turnEnded';
      readonly seat: Seat;
      readonly blocker: Cell | null;
      readonly unused: number;
      readonly summary: TurnSummary;
    }
  | ({ readonly type: 'gameEnded' } & FinalCount);

export type SeenOf<T extends Seen['type']> = Extract<Seen, { readonly type: T }>;

/** What the board says of what it shows. */
export type Moment =
  /** The whole turn of somebody else, in one line. */
  | { readonly type: 'turnSummed'; readonly summary: TurnSummary }
  /** `left` are the statues of that seat that still stand; with none left it may leave. */
  | { readonly type: 'statueRaised'; readonly seat: Seat; readonly left: number }
  /** Somebody else moves the tile that the viewer's counter stands on. */
  | { readonly type: 'carriedOff'; readonly seat: Seat; readonly rider: Seat }
  | { readonly type: 'escaped'; readonly seat: Seat }
  | { readonly type: 'stalled'; readonly reason: Exclude<Reason, 'escaped'> };
