import {
  type BoardSpace,
  boardRoom,
  clamp,
  clockwise,
  GAP,
  panelColumn,
  panelRows,
  type Rect,
  type SeatedPlayers,
} from '@quri/board-kit';

/** Where everything is, in pixels of the board. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The players in a column beside the map, or in rows above it. */
  readonly beside: boolean;
  /** The pane through which the map is seen, */
  readonly map: Rect;
  /** and how much of its lower edge the action bar may cover. */
  readonly covered: number;
  /** By seat. */
  readonly panels: readonly Rect[];
  /** What is left of the turn; while tiles are laid, the one that was drawn and those to come. */
  readonly turn: Rect;
}

export const LEAST = { width: 300, height: 280 };

/** From here on there is room for a column beside the map. */
const BESIDE = 640;
/** Lower than this, and rows are as low as they can be. */
const LOW = 350;
/** Narrower than this a panel has no room for its pieces. */
const LEAST_PANEL = 84;

export function layoutOf(size: BoardSpace, table: SeatedPlayers): Layout {
  const { width, height, all, large } = boardRoom(size, LEAST);
  const { covered = 0 } = size;
  return { width, height, covered, ...(width >= BESIDE ? besideIn(all, table, large) : aboveIn(all, table, large)) };
}

type Parts = Omit<Layout, 'width' | 'height' | 'covered'>;

/** The column: one's own panel first, the others in the order of their turns, the turn at the bottom. */
function besideIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const column = clamp(all.w * 0.2 * Math.sqrt(large), 172 * Math.sqrt(large), 240);
  const turnHigh = clamp(all.h * 0.26, 104, 164) * Math.sqrt(large);
  const others = players - (own === null ? 0 : 1);
  const free = all.h - turnHigh - GAP * players;
  const ownHigh = own === null ? 0 : clamp(free * 0.3, 62, 112 * large);
  const each = clamp((free - ownHigh) / others, 34, 92 * large);
  const x = all.x + column + GAP;
  return {
    beside: true,
    panels: panelColumn(all, table, column, ownHigh, each),
    turn: { x: all.x, y: all.y + all.h - turnHigh, w: column, h: turnHigh },
    map: { x, y: all.y, w: all.w - column - GAP, h: all.h },
  };
}

/** Rows above the map: everybody in one where there is room, otherwise oneself in a line below the others; then the turn. */
function aboveIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const low = all.h < LOW;
  const rowHigh = (low ? 26 : clamp(all.h * 0.068, 40, 64)) * large;
  const lineHigh = (low ? 28 : 34) * large;
  const seats = clockwise(table);
  const oneRow = all.w / players >= LEAST_PANEL;
  const rows = oneRow || own === null ? [seats] : [seats.filter((seat) => seat !== own), [own]];
  const { panels, bottom } = panelRows(all, rows, rowHigh, lineHigh);
  const turn = { x: all.x, y: bottom, w: all.w, h: (low ? 40 : 50) * large };
  const top = bottom + turn.h + GAP;
  return { beside: false, panels, turn, map: { x: 0, y: top, w: all.w + 2 * GAP, h: all.y + all.h + GAP - top } };
}
