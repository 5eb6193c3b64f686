import type { Rect } from '@quri/board-kit';

export interface CampLayout {
  readonly camp: Rect;
  /** A place for everybody, and in it the tent, who is at home, what lies beside it, and the words under it. */
  readonly cells: readonly Rect[];
  readonly tents: readonly Rect[];
  readonly homes: readonly Rect[];
  readonly besides: readonly Rect[];
  readonly labels: readonly Rect[];
}

/** A place in camp is drawn in units of 100 by 82: 49 of them are the tent, the rest is for words. */
const WIDE = 100;
const TENT = 49;
const WORDS = 33;
/** Smaller than this a tent could not be told from another, nor what lies beside it be counted. */
const LEAST_TENT = 23;
/** A name and a line of what was carried home, in letters' heights. */
const TWO_LINES = 2.15;
const UNDER = 6;

/** As few rows as leave room for a name; on a low board names are rather cut short than the path. */
export function campRows(width: number, height: number, players: number, em: number): number {
  const narrowest = (height < 27 * em ? 4.7 : 5.6) * em;
  const fitting = Math.max(1, Math.floor((width - 8) / narrowest));
  return Math.ceil(players / fitting);
}

/** The least height that still shows everything. */
export const leastCamp = (rows: number, em: number): number => rows * (LEAST_TENT + TWO_LINES * em) + UNDER;

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly em: number;
  /** How high camp may be at most. */
  readonly most: number;
}

export function campIn({ width, height, rows, em, most }: Ground, players: number): CampLayout {
  const columns = Math.ceil(players / rows);
  const words = TWO_LINES * em;
  const high = Math.max(Math.min(136, (height * 0.3) / rows, (most - UNDER) / rows), LEAST_TENT + words);
  const w = Math.min((width - 8) / columns, 190);
  // Words keep their size: where there is little room the tent gives way.
  const unit = Math.min(w / WIDE, high / (TENT + WORDS), (high - words) / TENT);
  const h = unit * TENT + Math.max(words, unit * WORDS);
  const camp = { x: 0, y: height - rows * h - UNDER, w: width, h: rows * h + UNDER };
  const cells = Array.from({ length: players }, (_, seat) => {
    const line = Math.floor(seat / columns);
    const here = line === rows - 1 ? players - line * columns : columns;
    const x = (width - here * w) / 2 + (seat % columns) * w;
    return { x, y: camp.y + line * h, w, h };
  });
  // What is beside a small tent may take the room that is left of its place.
  const spread = Math.min(w, Math.max(unit * WIDE, unit * 80 + 2 * em));
  const within = (x: number, y: number, wide: number, tall: number) => (cell: Rect) => ({
    x: cell.x + (cell.w - spread) / 2 + x * unit,
    y: cell.y + y * unit,
    w: wide,
    h: tall * unit,
  });
  return {
    camp,
    cells,
    tents: cells.map(within(3, 6, 56 * unit, 42.5)),
    homes: cells.map(within(60, 17, 25 * unit, 32)),
    besides: cells.map(within(57, 2, spread - 58 * unit, 47)),
    labels: cells.map((cell) => ({
      x: cell.x,
      y: cell.y + unit * TENT,
      w: Math.max(cell.w * 0.91, Math.min(cell.w - 2, 7 * em)),
      h: h - unit * TENT,
    })),
  };
}
