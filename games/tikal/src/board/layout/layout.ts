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
  /** The tile that is to be placed, or the back of the next one. */
  readonly tile: Rect;
  /** Action points and level tiles. */
  readonly strip: Rect;
  /** What can be laid over the map, beside it; null where it lies over the map. */
  readonly tools: Rect | null;
}

export const LEAST = { width: 300, height: 290 };

const TOOLS_WIDE = 42;
/** From here on there is room for a column beside the map. */
const BESIDE = 640;

export function layoutOf(size: BoardSpace, table: SeatedPlayers): Layout {
  const { width, height, all, large } = boardRoom(size, LEAST);
  return { width, height, ...(width >= BESIDE ? besideIn(all, table, large) : aboveIn(all, table, large)) };
}

type Parts = Omit<Layout, 'width' | 'height'>;

/** The column: one's own panel first, the others in the order of their turns, the tile at the bottom. */
function besideIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const column = clamp(all.w * 0.21 * Math.sqrt(large), 172 * Math.sqrt(large), 250);
  const stripHigh = 46 * large;
  const tileHigh = clamp(all.h * 0.19, 92, 132);
  const others = players - (own === null ? 0 : 1);
  const free = all.h - tileHigh - GAP * players;
  const ownHigh = own === null ? 0 : clamp(free * 0.34, 118, 176 * large);
  const each = clamp((free - ownHigh) / others, 64, 122 * large);
  const x = all.x + column + GAP;
  const w = all.w - column - TOOLS_WIDE - 2 * GAP;
  return {
    beside: true,
    panels: panelColumn(all, table, column, ownHigh, each),
    tile: { x: all.x, y: all.y + all.h - tileHigh, w: column, h: tileHigh },
    map: { x, y: all.y, w, h: all.h - stripHigh - GAP },
    strip: { x, y: all.y + all.h - stripHigh, w: w + GAP + TOOLS_WIDE, h: stripHigh },
    tools: { x: x + w + GAP, y: all.y, w: TOOLS_WIDE, h: all.h - stripHigh - GAP },
  };
}

/** Rows: the others side by side, below them one's own panel, then the map. Whoever looks on sees two low rows. */
function aboveIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const seats = clockwise(table);
  const oneRow = all.w / players >= 125;
  const first = own === null ? Math.ceil(players / 2) : 1;
  const rows = oneRow ? [seats] : [seats.slice(0, first), seats.slice(first)];
  if (own !== null) rows.reverse();
  const most = oneRow || own !== null ? 84 : 40;
  const rowHigh = (all.h < 350 ? 26 : clamp(all.h * 0.112, 40, most)) * large;
  const lineHigh = (all.h < 350 ? 30 : 36) * large;
  const { panels, bottom } = panelRows(all, rows, rowHigh, lineHigh);
  const stripHigh = (all.h < 350 ? 50 : 56) * large;
  const tile = { x: all.x, y: all.y + all.h - stripHigh, w: 64, h: stripHigh };
  return {
    beside: false,
    panels,
    tile,
    map: { x: 0, y: bottom, w: all.w + 2 * GAP, h: tile.y - GAP - bottom },
    strip: { x: all.x + tile.w + GAP, y: tile.y, w: all.w - tile.w - GAP, h: stripHigh },
    tools: null,
  };
}
