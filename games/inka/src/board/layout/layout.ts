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
  /** The pane through which the map is seen. */
  readonly map: Rect;
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

export function layoutOf(size: BoardSpace, table: SeatedPlayers): Layout {
  const { width, height, all, large } = boardRoom(size, LEAST);
  return { width, height, ...(width >= BESIDE ? besideIn(all, table, large) : aboveIn(all, table, large)) };
}

type Parts = Omit<Layout, 'width' | 'height'>;

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

/** Rows: the others side by side, below them one's own panel, then the map, and the turn below it. */
function aboveIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const low = all.h < LOW;
  const rowHigh = (low ? 26 : clamp(all.h * 0.09, 40, 64)) * large;
  const lineHigh = (low ? 28 : 34) * large;
  const seats = clockwise(table);
  const oneRow = all.w / players >= 125;
  const rows = oneRow || own === null ? [seats] : [seats.filter((seat) => seat !== own), [own]];
  const { panels, bottom } = panelRows(all, rows, rowHigh, lineHigh);
  const turnHigh = (low ? 40 : 52) * large;
  const turn = { x: all.x, y: all.y + all.h - turnHigh, w: all.w, h: turnHigh };
  return { beside: false, panels, turn, map: { x: 0, y: bottom, w: all.w + 2 * GAP, h: turn.y - GAP - bottom } };
}
