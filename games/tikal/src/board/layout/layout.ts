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
/** Narrower than this a panel has no room for its pieces. */
const LEAST_PANEL = 90;
const LEAST_FOR_LOW = 125;

export function layoutOf(size: BoardSpace, table: SeatedPlayers): Layout {
  const { width, height, all, large } = boardRoom(size, LEAST);
  const { covered = 0 } = size;
  return { width, height, covered, ...(width >= BESIDE ? besideIn(all, table, large) : aboveIn(all, table, large)) };
}

type Parts = Omit<Layout, 'width' | 'height' | 'covered'>;

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

/** Rows above the map: everybody in one where there is room, otherwise oneself in a line below the others. */
function aboveIn(all: Rect, table: SeatedPlayers, large: number): Parts {
  const { players, own } = table;
  const seats = clockwise(table);
  const low = all.h < 350;
  const wide = all.w / players;
  const oneRow = wide >= LEAST_PANEL;
  // A narrow panel has a line for its treasures.
  const least = oneRow && wide < LEAST_FOR_LOW ? 54 : 40;
  const first = own === null ? Math.ceil(players / 2) : 1;
  const rows = oneRow ? [seats] : [seats.slice(0, first), seats.slice(first)];
  if (own !== null) rows.reverse();
  const rowHigh = (low ? 26 : clamp(all.h * 0.075, least, oneRow ? 84 : 40)) * large;
  const lineHigh = (low ? 30 : 36) * large;
  const { panels, bottom } = panelRows(all, rows, rowHigh, lineHigh);
  const stripHigh = (low ? 46 : 48) * large;
  const tile = { x: all.x, y: bottom, w: 58, h: stripHigh };
  const top = bottom + stripHigh + 2;
  return {
    beside: false,
    panels,
    tile,
    map: { x: 0, y: top, w: all.w + 2 * GAP, h: all.y + all.h + GAP - top },
    strip: { x: all.x + tile.w + GAP, y: tile.y, w: all.w - tile.w - GAP, h: stripHigh },
    tools: null,
  };
}
