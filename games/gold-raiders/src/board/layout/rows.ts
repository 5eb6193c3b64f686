import { clamp, type Rect } from '@quri/board-kit';

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
/** Between one row and the next. */
export const GAP = 6;
/** Here a row is too narrow for a name beside it. */
const NARROW = 440;
/** Between what lies in a row and the row's own edge. */
const EDGE = 8;
/** So high a place has to be, the distance to the next one included, to have its name above its stacks. */
export const LEAST_ABOVE = 80;

interface Ranks {
  /** How many rivals lie side by side. */
  readonly columns: number;
  readonly ownHigh: number;
  /** So many times as much as usual a name needs beside its stacks. */
  readonly large: number;
}

/** Which seats lie where: the others clockwise after oneself, one's own row below them all, as wide as the table. */
export function rowsIn(
  { x, y, w, h }: Rect,
  seats: readonly number[],
  own: number | null,
  { columns, ownHigh, large }: Ranks,
): readonly Area[] {
  const others = seats.filter((seat) => seat !== own);
  const lines = Math.ceil(others.length / columns);
  const high = (h - (own === null ? -GAP : ownHigh)) / lines;
  // On a phone a name stands above wherever one's own does and there is as much height.
  const above = (w - (columns - 1) * GAP) / columns < (high - GAP < 100 ? 300 : NARROW);
  const areas = others.map((seat, i) => {
    const line = Math.floor(i / columns);
    const here = Math.min(columns, others.length - line * columns);
    const wide = (w - (here - 1) * GAP) / here;
    const cell = { x: x + (i % columns) * (wide + GAP), y: y + line * high, w: wide, h: high - GAP };
    return areaIn(cell, seat, false, above, large);
  });
  if (own === null) return areas;
  return [...areas, areaIn({ x, y: y + h - ownHigh, w, h: ownHigh }, own, true, w < NARROW, large)];
}

/** A narrow place that is high enough has its name above; otherwise it stands beside the stacks. */
function areaIn(box: Rect, seat: number, own: boolean, narrow: boolean, large: number): Area {
  if (narrow && box.h >= LEAST_ABOVE - GAP) {
    const label = { x: box.x + 10, y: box.y + 4, w: box.w - 20, h: 22 };
    return {
      seat,
      box,
      label,
      row: { x: box.x + EDGE, y: box.y + 28, w: box.w - 2 * EDGE, h: box.h - 28 - EDGE },
      own,
    };
  }
  const wide = clamp(box.w * 0.3, 96, 150) * large;
  const label = { x: box.x + 10, y: box.y + 2, w: wide - 10, h: box.h - 4 };
  const low = box.h < 60 ? 4 : EDGE;
  return {
    seat,
    box,
    label,
    row: { x: box.x + wide + 6, y: box.y + low, w: box.w - wide - 6 - EDGE, h: box.h - 2 * low },
    own,
  };
}

/** What is chosen is framed: stacks keep their distance from each other. */
const BETWEEN = 8;

/** What a stack needs room for: how many cards, and whether they are spread open. */
export interface StackSize {
  readonly size: number;
  readonly open: boolean;
}

/** A stack on the table: all of it, which is what one taps, how large its cards are, and where the lowest one lies. */
export interface Slot extends Rect {
  readonly card: number;
  readonly base: number;
}

/** Edges of the cards below show under the topmost one: so much of the height is kept for them. */
const EDGES = 0.16;
/** More edges than this cannot be told apart. */
const MOST_EDGES = 12;

/** How many cards of a stack are drawn, and how far each lies above the one below it. */
export function edgesOf(size: number, high: number): { readonly edges: number; readonly rise: number } {
  const edges = Math.min(size, MOST_EDGES);
  return { edges, rise: Math.min(3.2, (high * EDGES) / Math.max(1, edges - 1)) };
}

/** Where each stack of a row lies. What does not fit as it would like to is narrowed, all alike. */
export function slotsIn({ x, y, w, h }: Rect, stacks: readonly StackSize[]): readonly Slot[] {
  const card = Math.min((h * (1 - EDGES)) / CARD_SHAPE, 84);
  const wishes = stacks.map(({ size, open }) =>
    open ? Math.max(50, size * Math.max(17, card * 0.52) + 8 + BETWEEN) : Math.max(card * 1.08 + 8, 44) + BETWEEN,
  );
  const tallest = Math.max(0, ...stacks.map(({ size, open }) => (open ? 0 : liftOf(size, h))));
  const wanted = wishes.reduce((sum, one) => sum + one, 0);
  const narrow = Math.min(1, w / Math.max(1, wanted));
  let at = x;
  return wishes.map((wish) => {
    const wide = (wish - BETWEEN) * narrow;
    const wider = Math.min(card, wide * 0.92);
    // All of a row lie on one line, the tallest in the middle of its height.
    const slot = { x: at, y, w: wide, h, card: wider, base: (h - wider * CARD_SHAPE + tallest) / 2 };
    at += wish * narrow;
    return slot;
  });
}

function liftOf(size: number, high: number): number {
  const { edges, rise } = edgesOf(size, high);
  return (edges - 1) * rise;
}
