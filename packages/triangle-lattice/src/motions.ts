import type { Cell, Hexagon } from './hexagon.ts';
import {
  type CornerSum,
  cornerSum,
  movedFrom,
  relativeTo,
  rotated,
  type Triangle,
  triangleOf,
  type Vertex,
} from './points.ts';
import { CORNERS, type Corner, cornersOfPose, halvesOf, isAcute, type Pose, poseBetween } from './rhombi.ts';

/** How a rhombus moves: along one of its edges, or round one of its corners in steps of 60°. */
export type Way =
  /** Towards the vertex `towards`, seen from the origin. */
  | { readonly kind: 'slide'; readonly towards: Vertex }
  | { readonly kind: 'turn'; readonly corner: Corner; readonly round: Vertex; readonly clockwise: boolean };

/** One unit step of a motion. */
export interface Step {
  /** Where the rhombus lies after it; null if that is not wholly on the hexagon. */
  readonly pose: Pose | null;
  /** Cells that it needs free besides those it lies on before the step: the new ones first, then those it sweeps. */
  readonly needs: readonly Cell[];
  /** What it needs or sweeps beyond the hexagon. */
  readonly beyond: readonly Triangle[];
}

/** All steps that can be made one after the other on an empty hexagon, and the one that leaves it, if one does. */
export interface Motion {
  readonly way: Way;
  readonly steps: readonly Step[];
}

/** The four slides and the eight turns of a rhombus. */
export const motionsOf = (hexagon: Hexagon, pose: Pose): readonly Motion[] => [
  ...slidesOf(hexagon, pose),
  ...turnsOf(hexagon, pose),
];

function slidesOf(hexagon: Hexagon, pose: Pose): readonly Motion[] {
  const [acute, next, , last] = cornersOfPose(hexagon, pose);
  const along = [next, last].map(({ a, b }) => ({ a: a - acute.a, b: b - acute.b }));
  return along.flatMap(({ a, b }) =>
    [
      { a, b },
      { a: 0 - a, b: 0 - b },
    ].map((towards) => ({ way: { kind: 'slide' as const, towards }, steps: slideSteps(hexagon, pose, towards) })),
  );
}

function slideSteps(hexagon: Hexagon, pose: Pose, towards: Vertex): readonly Step[] {
  return stepsFrom(hexagon, halfSums(hexagon, pose), (halves) => {
    const after = pairOf(halves, (half) => movedFrom(towards, half));
    return { after, needs: after.filter((one) => !halves.some((half) => same(half, one))) };
  });
}

function turnsOf(hexagon: Hexagon, pose: Pose): readonly Motion[] {
  const vertices = cornersOfPose(hexagon, pose);
  return CORNERS.flatMap((corner) =>
    [false, true].map((clockwise) => ({
      way: { kind: 'turn' as const, corner, round: vertices[corner], clockwise },
      steps: turnSteps(hexagon, pose, corner, vertices[corner], clockwise),
    })),
  );
}

const TURN_STEPS = 5;

function turnSteps(hexagon: Hexagon, pose: Pose, corner: Corner, round: Vertex, clockwise: boolean): readonly Step[] {
  const table = SWEPT[isAcute(corner) ? 'acute' : 'obtuse'];
  const by = clockwise ? -1 : 1;
  const start = pairOf(halfSums(hexagon, pose), (half) => relativeTo(round, half));
  let turn = turnsBetween(table.tile, start);
  const steps = stepsFrom(hexagon, halfSums(hexagon, pose), (halves) => {
    const after = pairOf(halves, (half) => movedFrom(round, rotated(relativeTo(round, half), by)));
    const needs = table[clockwise ? 'clockwise' : 'counterClockwise'].map((one) =>
      movedFrom(round, rotated(one, turn)),
    );
    turn += by;
    return { after, needs };
  });
  return steps.slice(0, TURN_STEPS);
}

interface Swept {
  /** The halves of the rhombus, the corner being the origin. */
  readonly tile: Pair;
  /** What one step of 60° needs besides them: the new cells first, then the cells that are swept on the way. */
  readonly counterClockwise: readonly CornerSum[];
  readonly clockwise: readonly CornerSum[];
}

const sums = (...pairs: readonly (readonly [number, number])[]): readonly CornerSum[] =>
  pairs.map(([p, q]) => ({ p, q }));

/** The rhombus of the triangles (0, 0) up and down, round its corners (0, 0) and (1, 0); a test sweeps it numerically. */
const SWEPT: Readonly<Record<'acute' | 'obtuse', Swept>> = {
  acute: {
    tile: [
      { p: 1, q: 1 },
      { p: 2, q: 2 },
    ],
    counterClockwise: sums([-1, 2], [-2, 4], [1, 4], [-1, 5]),
    clockwise: sums([2, -1], [4, -2], [4, 1], [5, -1]),
  },
  obtuse: {
    tile: [
      { p: -2, q: 1 },
      { p: -1, q: 2 },
    ],
    counterClockwise: sums([-1, -1], [-2, 4], [-4, 2], [-2, -2]),
    clockwise: sums([1, 1], [-4, 2], [-2, 4], [2, 2]),
  },
};

type Pair = readonly [CornerSum, CornerSum];

const same = (one: CornerSum, other: CornerSum): boolean => one.p === other.p && one.q === other.q;
const pairOf = ([one, other]: Pair, to: (half: CornerSum) => CornerSum): Pair => [to(one), to(other)];

function halfSums(hexagon: Hexagon, pose: Pose): Pair {
  const [one, other] = halvesOf(hexagon, pose).map((cell) => {
    const triangle = hexagon.triangles[cell];
    if (triangle === undefined) throw new RangeError(`there is no cell ${cell}`);
    return cornerSum(triangle);
  });
  if (one === undefined || other === undefined) throw new RangeError(`there is no pose ${pose}`);
  return [one, other];
}

/** By how many times 60° a rhombus round the origin is turned from another. */
function turnsBetween(from: Pair, to: Pair): number {
  for (let turn = 0; turn < 6; turn++)
    if (from.every((half) => to.some((one) => same(one, rotated(half, turn))))) return turn;
  throw new RangeError('the rhombi have different corners at the origin');
}

/** Steps until one leaves the hexagon. */
function stepsFrom(
  hexagon: Hexagon,
  from: Pair,
  step: (halves: Pair) => { readonly after: Pair; readonly needs: readonly CornerSum[] },
): readonly Step[] {
  const steps: Step[] = [];
  let halves = from;
  while (steps.length < MOST_STEPS) {
    const { after, needs } = step(halves);
    const [first, second] = after.map((half) => hexagon.cellOf(triangleOf(half)));
    const pose = typeof first === 'number' && typeof second === 'number' ? poseBetween(hexagon, first, second) : null;
    const triangles = needs.map(triangleOf);
    const cells = triangles.map((triangle) => hexagon.cellOf(triangle));
    steps.push({
      pose,
      needs: cells.filter((cell) => cell !== null),
      beyond: triangles.filter((_, i) => cells[i] === null),
    });
    if (pose === null) break;
    halves = after;
  }
  return steps;
}

/** More than any slide has on a hexagon that fits a screen. */
const MOST_STEPS = 64;
