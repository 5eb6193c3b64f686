import { clamp, type Rect } from './rect.ts';

/** Who plays, and who looks at it; null for somebody who only looks on. */
export interface SeatedPlayers {
  readonly players: number;
  readonly own: number | null;
}

/** Between the parts of a board. */
export const GAP = 6;
/** A letter's size, as it usually is: larger ones take more of the table, though not all they ask for. */
const EM = 16;

/** What there is room for on a screen. */
export interface BoardSpace {
  readonly width: number;
  readonly height: number;
  /** How large a letter is: words need room of their own size. */
  readonly em?: number;
  /** So much of the lower edge is covered whenever the action bar is at its largest. */
  readonly covered?: number;
}

/** The room of a board, never less than this, and by how much larger letters stretch it. */
export function boardRoom(
  size: BoardSpace,
  least: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number; readonly all: Rect; readonly large: number } {
  const width = Math.max(least.width, size.width);
  const height = Math.max(least.height, size.height);
  const all = { x: GAP, y: GAP, w: width - 2 * GAP, h: height - 2 * GAP };
  return { width, height, all, large: clamp((size.em ?? EM) / EM, 1, 1.4) };
}

/** One's own seat first, then the others in the order of their turns. */
export const clockwise = ({ players, own }: SeatedPlayers): readonly number[] =>
  Array.from({ length: players }, (_, i) => ((own ?? 0) + i) % players);

/** Panels by seat, one below the other in a column: one's own first. */
export function panelColumn(all: Rect, table: SeatedPlayers, w: number, ownHigh: number, each: number): Rect[] {
  let y = all.y;
  const panels: Rect[] = [];
  for (const seat of clockwise(table)) {
    const h = seat === table.own ? ownHigh : each;
    panels[seat] = { x: all.x, y, w, h };
    y += h + GAP;
  }
  return panels;
}

/** Panels by seat, side by side in rows, and where the rows end; a row of one is a line. */
export function panelRows(all: Rect, rows: readonly (readonly number[])[], rowHigh: number, lineHigh: number) {
  const panels: Rect[] = [];
  let bottom = all.y;
  for (const row of rows) {
    const w = (all.w - GAP * (row.length - 1)) / row.length;
    const h = row.length === 1 ? lineHigh : rowHigh;
    row.forEach((seat, i) => {
      panels[seat] = { x: all.x + i * (w + GAP), y: bottom, w, h };
    });
    bottom += h + GAP;
  }
  return { panels, bottom };
}
