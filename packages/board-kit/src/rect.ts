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

/** A rectangle in the coordinates of another one around it. */
export const relativeTo = (outer: Point, rect: Rect): Rect => ({ ...rect, x: rect.x - outer.x, y: rect.y - outer.y });

/** A rectangle as a style. */
export const boxStyle = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h });
