/** A place on a board, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

export const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Between two bounds; the upper one wins where they cross. */
export const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** The smallest rectangle around some others, with so much room on every side. */
export function rectAround(rects: readonly Rect[], margin = 0): Rect {
  const x = Math.min(...rects.map((one) => one.x)) - margin;
  const y = Math.min(...rects.map((one) => one.y)) - margin;
  const right = Math.max(...rects.map((one) => one.x + one.w)) + margin;
  const bottom = Math.max(...rects.map((one) => one.y + one.h)) + margin;
  return { x, y, w: right - x, h: bottom - y };
}

/** A rectangle in the coordinates of another one around it. */
export const relativeTo = (outer: Point, rect: Rect): Rect => ({ ...rect, x: rect.x - outer.x, y: rect.y - outer.y });

/** A rectangle as a style. */
export const boxStyle = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h });
