import { type BoardSpace, boardRoom, clamp, type Rect } from '@quri/board-kit';
import { type Area, GAP, LEAST_ABOVE, rowsIn } from './rows.ts';
import { type TrailLayout, trailIn } from './trail.ts';

/** Where everything is, in pixels of the board. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly trail: TrailLayout;
  /** Between trail and rows: the time of day, what is to be done, the discards. */
  readonly strip: Rect;
  readonly discards: Rect;
  /** All the rows together: here a stack is read out, large. */
  readonly rows: Rect;
  /** By seat. */
  readonly areas: readonly Area[];
}

export interface Contents {
  readonly players: number;
  /** Who looks at it; null for somebody who only looks on. */
  readonly own: number | null;
  readonly trail: number;
}

export const LEAST = { width: 300, height: 340 };

export function layoutOf(size: BoardSpace, { players, own, trail }: Contents): Layout {
  const { width, height, large } = boardRoom(size, LEAST);
  const side = width < 640 ? 5 : 14;
  const others = players - (own === null ? 0 : 1);
  const columns = columnsFor(others, width - 2 * side);
  const lines = Math.ceil(others / columns);
  const ownHigh = own === null ? 0 : lines === 1 ? clamp(height * 0.21, 100, 160) : clamp(height * 0.175, 74, 160);
  const share = own === null ? 0.54 : others > 3 && columns === 1 ? 0.42 : 0.36;
  // Side by side they are too narrow for a name beside the stacks: it takes a line above them.
  const least = columns > 1 ? LEAST_ABOVE : 34;
  const each = clamp((height * share) / lines, least, lines > 1 ? 118 : own === null ? 160 : ownHigh);
  const stripHigh = (height < 460 ? 26 : 32) * large;
  const rowsHigh = ownHigh + lines * each;
  const rows = { x: side, y: height - rowsHigh - GAP, w: width - 2 * side, h: rowsHigh };
  const strip = { x: side, y: rows.y - stripHigh - GAP, w: rows.w, h: stripHigh };
  const discardsWide = Math.min(190, strip.w * 0.36);
  const seats = clockwise(players, own);
  const areas = rowsIn(rows, seats, own, { columns, ownHigh, large });
  return {
    width,
    height,
    trail: trailIn({ x: 0, y: 0, w: width, h: strip.y - 2 }, trail),
    strip,
    discards: { x: strip.x + strip.w - discardsWide, y: strip.y, w: discardsWide, h: strip.h },
    rows,
    areas: [...areas].sort((one, other) => one.seat - other.seat),
  };
}

/** Narrower than this a rival has no room for three stacks side by side. */
const LEAST_CELL = 165;

/** All rivals in one line across the table, or in two; on a phone, where neither fits, one below the other. */
function columnsFor(others: number, width: number): number {
  if (width < 3 * LEAST_CELL) return 1;
  if (width / others >= LEAST_CELL) return others;
  return Math.ceil(others / 2);
}

const clockwise = (players: number, own: number | null): readonly number[] =>
  Array.from({ length: players }, (_, i) => ((own ?? -1) + 1 + i) % players);
