import { clamp, type Point, type Rect } from '@quri/board-kit';

/** The trail from the lagoon, below left, to the temple, above right. */
export interface TrailLayout {
  readonly box: Rect;
  /** The middle of each space, Start first and the temple last. */
  readonly spaces: readonly Point[];
  /** How wide a stone is, and how tall a raider. */
  readonly stone: number;
  readonly figure: number;
  readonly lagoon: Rect;
  readonly temple: Rect;
  /** The trodden way itself, as fine as it is drawn, and how wide. */
  readonly way: readonly Point[];
  readonly wide: number;
}

/** Lanes run to and fro. Their number is odd, so that the last one ends on the right. */
const LANES = [1, 3, 5, 7] as const;

export function trailIn(box: Rect, steps: number): TrailLayout {
  const tries = LANES.map((lanes) => winding(box, steps, lanes));
  return tries.reduce((best, one) => (roomOf(one) > roomOf(best) ? one : best));
}

/** Stones that are large, but no longer for being few. */
const roomOf = ({ stone, figure }: TrailLayout): number => stone + figure / 100;

function winding(box: Rect, steps: number, lanes: number): TrailLayout {
  const templeWide = clamp(box.w * 0.16, 64, 200);
  const lagoonWide = clamp(box.w * 0.14, 58, 180);
  // Above the topmost lane there is room for heads.
  const gap = lanes === 1 ? box.h * 0.6 : (box.h - 16 - figureFor(box.h / lanes) * 0.45) / (lanes - 1 + MARGINS);
  const temple = templeIn(box, templeWide, lanes === 1 ? box.h * 0.62 : gap * 1.2);
  const lagoon = lagoonIn(box, lagoonWide, lanes === 1 ? box.h * 0.5 : gap * 1.05);
  const way = lanes === 1 ? rise(box, lagoon, temple) : serpent(box, lagoon, temple, lanes, gap);
  const spaces = evenly(way, steps);
  const stone = Math.min(nearest(spaces) * 0.88, gap * 0.52, 54, 2 * inset(spaces.slice(1, -1), box));
  const wide = Math.min(stone * 1.45, gap * 0.72);
  return { box, spaces, stone, figure: figureFor(Math.min(gap, stone * 2.4)), lagoon, temple, way, wide };
}

/** What a lane needs above and below it, in lanes. */
const MARGINS = 0.64;
const figureFor = (room: number): number => clamp(room * 0.74, 25, 70);

const templeIn = (box: Rect, w: number, high: number): Rect => {
  const h = clamp(high, 40, w * 0.88);
  return { x: box.x + box.w - w - 4, y: box.y + 4, w, h };
};

const lagoonIn = (box: Rect, w: number, high: number): Rect => {
  const h = clamp(high, 34, w * 0.8);
  return { x: box.x, y: box.y + box.h - h, w, h };
};

const shore = ({ x, y, w, h }: Rect): Point => ({ x: x + w * 0.8, y: y + h * 0.6 });
const terrace = ({ x, y, w, h }: Rect): Point => ({ x: x + w * 0.28, y: y + h * 0.86 });

/** Few spaces, or little height: one way up with a swing in it. */
function rise(box: Rect, lagoon: Rect, temple: Rect): readonly Point[] {
  const [from, to] = [shore(lagoon), terrace(temple)];
  const swing = clamp((from.y - to.y) * 0.42, 8, box.h * 0.2);
  return Array.from({ length: 241 }, (_, i) => {
    const t = i / 240;
    const level = from.y + (to.y - from.y) * (t * t * (3 - 2 * t));
    const wave = Math.sin(t * Math.PI * 3) * swing * Math.sin(t * Math.PI);
    const low = box.y + box.h - 32;
    return { x: from.x + (to.x - from.x) * t, y: clamp(level + wave, box.y + 32, low) };
  });
}

/** Lane over lane, joined by half circles; each lane sways a little, as a path does. */
function serpent(box: Rect, lagoon: Rect, temple: Rect, lanes: number, gap: number): readonly Point[] {
  const side = gap * 0.5 + Math.min(gap * 0.3, 34) + 4;
  const [left, right] = [box.x + side, box.x + box.w - side];
  const bottom = box.y + box.h - gap * (MARGINS / 2) - 8;
  const [from, to] = [shore(lagoon), terrace(temple)];
  const sway = gap * 0.09;
  const points: Point[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const forward = lane % 2 === 0;
    const start = lane === 0 ? from.x : forward ? left : right;
    const end = lane === lanes - 1 ? to.x : forward ? right : left;
    const y = bottom - lane * gap;
    for (let i = 0; i <= 120; i++) {
      const t = i / 120;
      // The sway is nothing at the ends, so that turns stay round and the first and last step are where they should be.
      const wave = Math.sin(t * Math.PI * 4) * sway * Math.sin(t * Math.PI);
      const lead = lane === 0 ? (from.y - y) * (1 - t) ** 6 : lane === lanes - 1 ? (to.y - y) * t ** 8 : 0;
      points.push({ x: start + (end - start) * t, y: y + wave + lead });
    }
    if (lane < lanes - 1) points.push(...turn(end, y, gap, forward ? 1 : -1));
  }
  return points;
}

function turn(x: number, y: number, gap: number, towards: 1 | -1): readonly Point[] {
  return Array.from({ length: 31 }, (_, i) => {
    const angle = (Math.PI * (i + 1)) / 32;
    return { x: x + (towards * Math.sin(angle) * gap) / 2, y: y - (gap * (1 - Math.cos(angle))) / 2 };
  });
}

/** So many even steps along a line, with both of its ends. */
function evenly(line: readonly Point[], steps: number): readonly Point[] {
  const lengths = [0];
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (from !== undefined) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  });
  const whole = lengths.at(-1) ?? 0;
  let at = 1;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const wanted = (whole * i) / steps;
    while (at < line.length - 1 && (lengths[at] ?? 0) < wanted) at++;
    const [from, to] = [line[at - 1], line[at]];
    if (from === undefined || to === undefined) throw new RangeError('a line has two points or more');
    const [low, high] = [lengths[at - 1] ?? 0, lengths[at] ?? 1];
    const t = high === low ? 0 : clamp((wanted - low) / (high - low), 0, 1);
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  });
}

/** How far apart the two closest spaces are. */
function nearest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}

/** How near any of them comes to an edge. */
const inset = (points: readonly Point[], { x, y, w, h }: Rect): number =>
  Math.min(...points.flatMap((one) => [one.x - x, x + w - one.x, one.y - y, y + h - one.y]));

/** A raider is drawn in 40 by 56. */
export const FIGURE_SHAPE = 40 / 56;

/**
 * Where one of several raiders on a space stands: in two ranks, the hind one raised behind the gaps of the fore, so that
 * every sign can be seen. The point is where the feet are.
 */
export function standing({ box, spaces, figure }: TrailLayout, at: number, nth: number, many: number): Point {
  const space = spaces[at] ?? spaces[0] ?? { x: box.x, y: box.y };
  const wide = figure * FIGURE_SHAPE;
  const step = wide * 0.86;
  const ranks = many < 3 ? 1 : 2;
  const fore = Math.ceil(many / ranks);
  const inFore = nth < fore;
  const rank = inFore ? fore : many - fore;
  const behind = figure * 0.58;
  // Where both ranks are as long they stand half a step apart, or hats would hide signs.
  const aside = ranks === 2 && many === 2 * fore ? step / 4 : 0;
  // At an edge all of them move in together: nobody is pushed before anybody else.
  const half = ((fore - 1) * step + wide) / 2 + aside;
  const x = clamp(space.x, box.x + half, box.x + box.w - half);
  const y = clamp(space.y + figure * 0.1, box.y + figure + (ranks - 1) * behind, box.y + box.h - 2);
  const along = ((inFore ? nth : nth - fore) - (rank - 1) / 2) * step;
  return inFore ? { x: x + along - aside, y } : { x: x + along + aside, y: y - behind };
}
