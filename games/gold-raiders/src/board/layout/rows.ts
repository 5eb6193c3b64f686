import { clamp, type Rect } from './rect.ts';

/** Where one player's things lie. */
export interface Area {
  readonly seat: number;
  readonly box: Rect;
  readonly label: Rect;
  /** Where the stacks are laid, from left to right. */
  readonly row: Rect;
  readonly own: boolean;
}

export const CARD_SHAPE = 1.4;
const GAP = 4;

/** Which seats lie where: the others clockwise after oneself, one's own row below them all, as wide as the table. */
export function rowsIn(
  { x, y, w, h }: Rect,
  seats: readonly number[],
  own: number | null,
  columns: number,
  ownHigh: number,
): readonly Area[] {
  const others = seats.filter((seat) => seat !== own);
  const lines = Math.ceil(others.length / columns);
  const high = (h - (own === null ? 0 : ownHigh + GAP)) / lines;
  const areas = others.map((seat, i) => {
    const line = Math.floor(i / columns);
    const here = Math.min(columns, others.length - line * columns);
    const wide = (w - (here - 1) * GAP) / here;
    const cell = { x: x + (i % columns) * (wide + GAP), y: y + line * high, w: wide, h: high - GAP };
    return areaIn(cell, seat, false);
  });
  if (own === null) return areas;
  return [...areas, areaIn({ x, y: y + h - ownHigh, w, h: ownHigh }, own, true)];
}

function areaIn(box: Rect, seat: number, own: boolean): Area {
  const above = own && box.w < 440;
  if (above) {
    const label = { x: box.x + 8, y: box.y + 3, w: box.w - 16, h: 22 };
    return { seat, box, label, row: { x: box.x + 6, y: box.y + 27, w: box.w - 12, h: box.h - 31 }, own };
  }
  const wide = clamp(box.w * 0.3, 96, 150);
  const label = { x: box.x + 8, y: box.y + 2, w: wide - 8, h: box.h - 4 };
  return { seat, box, label, row: { x: box.x + wide + 6, y: box.y + 3, w: box.w - wide - 12, h: box.h - 6 }, own };
}

/** What a stack needs room for: how many cards, and whether they are spread open. */
export interface StackSize {
  readonly size: number;
  readonly open: boolean;
}

/** A stack on the table: all of it, which is what one taps, and how large its cards are. */
export interface Slot extends Rect {
  readonly card: number;
}

/** Edges of the cards below show above the topmost one: so much of the height is kept for them. */
export const EDGES = 0.16;

/** Where each stack of a row lies. What does not fit as it would like to is narrowed, all alike. */
export function slotsIn({ x, y, w, h }: Rect, stacks: readonly StackSize[]): readonly Slot[] {
  const card = Math.min((h * (1 - EDGES)) / CARD_SHAPE, 84);
  const wishes = stacks.map(({ size, open }) =>
    open ? Math.max(46, size * Math.max(17, card * 0.52) + 8) : Math.max(card * 1.16 + 4, 46),
  );
  const wanted = wishes.reduce((sum, one) => sum + one, 0);
  const narrow = Math.min(1, w / Math.max(1, wanted));
  let at = x;
  return wishes.map((wish) => {
    const wide = wish * narrow;
    const slot = { x: at, y, w: wide, h, card: Math.min(card, wide * 0.92) };
    at += wide;
    return slot;
  });
}
