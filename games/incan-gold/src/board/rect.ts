/** A place on the board, in its pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const clamp = (n: number, least: number, most: number): number =>
  Math.max(Math.min(n, most), Math.min(least, most));
