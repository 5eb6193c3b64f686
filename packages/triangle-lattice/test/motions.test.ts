import { describe, expect, test } from 'vitest';
import {
  type Cell,
  cornersOfPose,
  flipped,
  halvesOf,
  hexagonOf,
  type Motion,
  motionsOf,
  type Pose,
  posesOf,
  type Triangle,
  type Vertex,
} from '../src/index.ts';

const hexagon = hexagonOf(5);
const poses = posesOf(hexagon);

interface Point {
  readonly x: number;
  readonly y: number;
}
const HEIGHT = Math.sqrt(3) / 2;
const pointOf = ({ a, b }: Vertex): Point => ({ x: a + b / 2, y: b * HEIGHT });

/** The triangle a point lies in. */
function triangleAt({ x, y }: Point): Triangle {
  const b = y / HEIGHT;
  const a = x - b / 2;
  const [i, j] = [Math.floor(a), Math.floor(b)];
  return { up: a - i + (b - j) < 1, a: i, b: j };
}

const nameOf = ({ up, a, b }: Triangle): string => `${up ? 'U' : 'D'}(${a},${b})`;
const namesOf = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => nameOf(hexagon.triangles[cell] ?? { up: true, a: 99, b: 99 }));

/** Points just inside the rim of a rhombus: what the rim sweeps is what the rhombus sweeps, besides where it lies. */
function rim(pose: Pose): readonly Point[] {
  const corners = cornersOfPose(hexagon, pose).map(pointOf);
  const centre = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const inwards = 1e-7;
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    return Array.from({ length: PER_EDGE }, (_, n) => {
      const t = n / PER_EDGE;
      const on = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      return { x: on.x + (centre.x - on.x) * inwards, y: on.y + (centre.y - on.y) * inwards };
    });
  });
}
const PER_EDGE = 20;
const PER_STEP = 30;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const turnedBy = (point: Point, round: Point, angle: number): Point => {
  const [dx, dy] = [point.x - round.x, point.y - round.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: round.x + dx * cos - dy * sin, y: round.y + dx * sin + dy * cos };
};

/** All triangles that a rhombus touches on its way from one step of a motion to the next. */
function swept(from: Pose, { way }: Motion): ReadonlySet<string> {
  const found = new Set<string>();
  const points = rim(from);
  for (let i = 1; i < PER_STEP; i++)
    for (const point of points) {
      const t = i / PER_STEP;
      const moved =
        way.kind === 'slide'
          ? { x: point.x + pointOf(way.towards).x * t, y: point.y + pointOf(way.towards).y * t }
          : turnedBy(point, pointOf(way.round), ((way.clockwise ? -1 : 1) * t * Math.PI) / 3);
      found.add(nameOf(triangleAt(moved)));
    }
  return found;
}

describe('slides and turns', () => {
  test('IN-9 every step of every pose, corner and direction needs exactly what a numeric sweep touches', () => {
    let compared = 0;
    for (const pose of poses)
      for (const motion of motionsOf(hexagon, pose)) {
        let from = pose;
        // The later steps of a motion are first steps of other poses; those of a few poses are swept in full.
        for (const step of pose % 29 === 0 ? motion.steps : motion.steps.slice(0, 1)) {
          const own = namesOf(halvesOf(hexagon, from));
          const needed = [...namesOf(step.needs), ...step.beyond.map(nameOf)];
          const touched = [...swept(from, motion)].filter((name) => !own.includes(name));
          expect(new Set(needed), `${own} ${JSON.stringify(motion.way)}`).toEqual(new Set(touched));
          expect(new Set(needed).size).toBe(needed.length);
          compared++;
          if (step.pose === null) break;
          from = step.pose;
        }
      }
    expect(compared).toBeGreaterThan(5000);
  });

  test('a turn moves each half by 60° a step, and six of them would be a whole one', () => {
    for (const pose of poses)
      for (const { way, steps } of motionsOf(hexagon, pose)) {
        if (way.kind !== 'turn') continue;
        steps.forEach(({ pose: after }, i) => {
          if (after === null) return;
          const angle = ((way.clockwise ? -1 : 1) * (i + 1) * Math.PI) / 3;
          halvesOf(hexagon, pose).forEach((cell, half) => {
            const to = halvesOf(hexagon, after)[half];
            const turned = turnedBy(centreOf(cell), pointOf(way.round), angle);
            const centre = centreOf(to ?? -1);
            expect(Math.hypot(turned.x - centre.x, turned.y - centre.y)).toBeLessThan(1e-9);
          });
        });
      }
  });

  test('a slide keeps its way round and goes on to the edge', () => {
    for (const pose of poses)
      for (const { way, steps } of motionsOf(hexagon, pose)) {
        if (way.kind !== 'slide') continue;
        expect(steps.at(-1)?.pose).toBeNull();
        steps.forEach(({ pose: after, needs }, i) => {
          if (after === null) return;
          expect(needs).toHaveLength(2);
          const [from, to] = [pose, after].map((one) => centreOf(halvesOf(hexagon, one)[0]));
          const towards = pointOf(way.towards);
          expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(towards.x * (i + 1), 9);
          expect((to?.y ?? 0) - (from?.y ?? 0)).toBeCloseTo(towards.y * (i + 1), 9);
        });
      }
  });

  test('alone in the open a rhombus can end on 5 other places round any corner', () => {
    const open = hexagon.cellOf({ up: true, a: 0, b: 0 });
    const turns = motionsOf(hexagon, (open ?? 0) * 3).filter(({ way }) => way.kind === 'turn');
    expect(turns).toHaveLength(8);
    for (const { steps } of turns) expect(new Set(steps.map(({ pose }) => pose))).toHaveLength(5);
  });

  test('turning one way and the rest of a whole turn the other way end alike', () => {
    for (const pose of poses.filter((one) => one % 7 === 0)) {
      const turns = motionsOf(hexagon, pose).filter(({ way }) => way.kind === 'turn');
      for (let corner = 0; corner < 4; corner++) {
        const [left, right] = turns.slice(2 * corner, 2 * corner + 2);
        for (let by = 1; by <= 5; by++) {
          const [one, other] = [left?.steps[by - 1]?.pose, right?.steps[5 - by]?.pose];
          if (typeof one === 'number' && typeof other === 'number') expect(one).toBe(other);
        }
      }
    }
  });
});

function centreOf(cell: Cell): Point {
  const triangle = hexagon.triangles[cell];
  if (triangle === undefined) throw new RangeError(`no cell ${cell}`);
  const third = triangle.up ? 1 / 3 : 2 / 3;
  return pointOf({ a: triangle.a + third, b: triangle.b + third });
}

describe('the hexagon', () => {
  test('a hexagon of side 5 has 150 cells in ten rows and 210 places for a rhombus, each in two poses', () => {
    expect(hexagon.triangles).toHaveLength(150);
    expect(hexagon.rows.map((row) => row.length)).toEqual([11, 13, 15, 17, 19, 19, 17, 15, 13, 11]);
    expect(hexagon.rows.map((row) => namesOf(row)[0])).toEqual([
      'U(-5,4)',
      'U(-5,3)',
      'U(-5,2)',
      'U(-5,1)',
      'U(-5,0)',
      'D(-5,-1)',
      'D(-4,-2)',
      'D(-3,-3)',
      'D(-2,-4)',
      'D(-1,-5)',
    ]);
    expect(poses).toHaveLength(420);
    for (const pose of poses) {
      expect(flipped(hexagon, flipped(hexagon, pose))).toBe(pose);
      expect(halvesOf(hexagon, flipped(hexagon, pose))).toEqual([...halvesOf(hexagon, pose)].reverse());
    }
  });

  test('neighbours share a side of one number', () => {
    hexagon.neighbours.forEach((next, at) => {
      if (next !== null) expect(hexagon.neighbours[next * 3 + (at % 3)]).toBe(Math.floor(at / 3));
    });
  });
});
