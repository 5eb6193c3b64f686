import { middle, type Point, type Rect } from '@quri/board-kit';
import type { Place, Shown } from '../shown.ts';
import type { Layout } from './layout.ts';
import { type Slot, slotsIn } from './rows.ts';
import { standing } from './trail.ts';

/** The stacks of a seat as they lie, and last the place where a new one goes. Only in one's own row it is kept free. */
export function slotsOf(layout: Layout, { raiders }: Shown, seat: number): readonly Slot[] {
  const area = layout.areas[seat];
  if (area === undefined) return [];
  const { row, own } = area;
  const sizes = (raiders[seat]?.stacks ?? []).map(({ kind, size }) => ({ size, open: kind === 'open' }));
  const fresh = { size: 1, open: false };
  if (own || sizes.length === 0) return slotsIn(row, [...sizes, fresh]);
  const slots = slotsIn(row, sizes);
  const last = slots.at(-1);
  if (last === undefined) return slots;
  return [...slots, { ...last, x: Math.min(last.x + last.w, row.x + row.w - last.card), w: last.card }];
}

/** Where a raider stands among those on the same space. */
export function footOf(layout: Layout, { raiders }: Shown, seat: number): Point {
  const at = raiders[seat]?.at ?? 0;
  const here = raiders.flatMap((raider, n) => (raider.at === at ? [n] : []));
  return standing(layout.trail, at, here.indexOf(seat), here.length);
}

function rectOf(layout: Layout, shown: Shown, place: Place): Rect {
  switch (place.at) {
    case 'hand':
      return handOf(layout, place.seat);
    case 'stack': {
      const slots = slotsOf(layout, shown, place.seat);
      return slots[place.place === 'new' ? slots.length - 1 : place.place] ?? layout.rows;
    }
    case 'row':
      return layout.areas[place.seat]?.box ?? layout.rows;
    case 'raider': {
      const { x, y } = footOf(layout, shown, place.seat);
      return { x, y: y - layout.trail.figure / 2, w: 0, h: 0 };
    }
    case 'discards':
      return layout.discards;
    case 'trail':
      return layout.trail.box;
    case 'temple':
      return layout.trail.temple;
    default:
      return place satisfies never;
  }
}

/** One's own hand is held below the board; the others hold theirs beside their names. */
function handOf({ areas, width, height, rows }: Layout, seat: number): Rect {
  const area = areas[seat];
  if (area === undefined) return rows;
  return area.own ? { x: width / 2, y: height + 20, w: 0, h: 0 } : area.label;
}

export const pointOf = (layout: Layout, shown: Shown, place: Place): Point => middle(rectOf(layout, shown, place));
