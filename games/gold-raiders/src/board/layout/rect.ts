export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Between two bounds; the upper one wins where they cross. */
export const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** A rectangle as a style. */
export const box = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h });
