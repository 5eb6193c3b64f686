import type { Point } from '@quri/board-kit';
import type { TileMotion } from '../../view/shapes.ts';
import { distance, EDGE, vertexPoint, vertexVector } from './cells.ts';

/** A motion as it is drawn. */
type DrawnMotion =
  | { readonly kind: 'slide'; readonly by: Point }
  /** Degrees are clockwise. */
  | { readonly kind: 'turn'; readonly pivot: Point; readonly degrees: number };

const STEP_DEGREES = 60;

/** The whole motion, or so many steps of it. */
export function drawnMotion(motion: TileMotion, steps = motion.steps): DrawnMotion {
  if (motion.kind === 'slide') {
    const { x, y } = vertexVector(motion.towards);
    return { kind: 'slide', by: { x: x * steps, y: y * steps } };
  }
  return {
    kind: 'turn',
    pivot: vertexPoint(motion.round),
    degrees: steps * STEP_DEGREES * (motion.clockwise ? 1 : -1),
  };
}

/** Where a point of a tile gets to. */
export function movedBy(motion: DrawnMotion, { x, y }: Point): Point {
  if (motion.kind === 'slide') return { x: x + motion.by.x, y: y + motion.by.y };
  const { pivot, degrees } = motion;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  return { x: pivot.x + dx * cos - dy * sin, y: pivot.y + dx * sin + dy * cos };
}

/** In degrees clockwise, from the right. */
export const directionOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/**
 * How many steps of a motion a point of the tile has to be moved to come near to another point, not whole and as far
 * as `most`.
 */
export function stepsTowards(motion: TileMotion, from: Point, to: Point, most: number): number {
  if (motion.kind === 'slide') {
    const { x, y } = vertexVector(motion.towards);
    const along = ((to.x - from.x) * x + (to.y - from.y) * y) / (EDGE * EDGE);
    return Math.min(Math.max(along, 0), most);
  }
  const pivot = vertexPoint(motion.round);
  if (distance(pivot, to) < EDGE / 10) return 0;
  const turned = directionOf(pivot, to) - directionOf(pivot, from);
  const clockwise = ((motion.clockwise ? turned : -turned) + 720) % 360;
  const steps = clockwise / STEP_DEGREES;
  if (steps <= most) return steps;
  // Nearer to the beginning than to the farthest it gets.
  return steps - most > 6 - steps ? 0 : most;
}
