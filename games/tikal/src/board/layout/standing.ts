import type { Point } from '@quri/board-kit';

/** The figures of one seat on a hex, and where they stand: the middle of their feet, in the units of the hex. */
export interface Group extends Point {
  readonly seat: number;
  readonly explorers: number;
  readonly leader: boolean;
  /** How large they are drawn. */
  readonly scale: number;
  /** How wide the place is that they have for themselves. */
  readonly wide: number;
}

/** As wide as a hex is where they stand. */
const ROW_WIDTH = 139;
export const FEET = 52;
/** The more players, the smaller their figures. */
const SCALES = [1.4, 1.4, 1.28, 1.05, 0.92];
const WIDEST = 66;

/** Whoever is alone at a temple leaves its plaque free. */
const ASIDE = -36;

/** Everybody on a hex side by side in the order of their seats: nobody stands before anybody else. */
export function groupsOf(
  explorers: readonly number[],
  leaders: readonly number[],
  atTemple: boolean,
): readonly Group[] {
  const here = explorers.flatMap((count, seat) => {
    const leader = leaders.includes(seat);
    return count > 0 || leader ? [{ seat, explorers: count, leader }] : [];
  });
  const wide = Math.min(WIDEST, ROW_WIDTH / Math.max(1, here.length));
  const scale = SCALES[here.length] ?? 1;
  const middle = atTemple && here.length === 1 ? ASIDE : 0;
  return here.map((one, i) => ({ ...one, scale, wide, x: middle + (i - (here.length - 1) / 2) * wide, y: FEET }));
}
