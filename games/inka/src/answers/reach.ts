import { at, type Seat } from '@quri/kernel';
import { HEXAGON } from '../components.ts';
import type { View } from '../view/shapes.ts';
import type { Cell } from '../vocabulary.ts';
import type { Floor } from './floor.ts';
import { keepsFromStopping } from './occupants.ts';

type BoardView = Pick<View, 'options' | 'counters' | 'blockers'>;

/** A cell that a counter can walk to, what the snakes on the way cost, and the cells it walks over, its own first. */
export interface Walk {
  readonly to: Cell;
  readonly cost: number;
  readonly path: readonly Cell[];
}

interface Visit {
  readonly cell: Cell;
  readonly cost: number;
  readonly from: Visit | null;
  readonly steps: number;
}

/**
 * IN-11, IN-12: every cell where a seat's counter can stop, the cheapest first. Of equally cheap ways it takes the
 * shortest. Its own cell is left out.
 */
export function walksOf(view: BoardView, floor: Floor, seat: Seat, points: number): readonly Walk[] {
  return visitsOf(view, floor, seat, points)
    .filter(({ cell, from }) => from !== null && keepsFromStopping(view, floor, seat, cell) === null)
    .map((visit) => ({ to: visit.cell, cost: visit.cost, path: pathOf(visit) }));
}

function pathOf(visit: Visit): readonly Cell[] {
  const path: Cell[] = [];
  for (let one: Visit | null = visit; one !== null; one = one.from) path.unshift(one.cell);
  return path;
}

/** All cells that can be stepped on, by cost and then by the length of the way. */
function visitsOf(view: BoardView, floor: Floor, seat: Seat, points: number): readonly Visit[] {
  const start = view.counters[seat];
  if (start === null || start === undefined) return [];
  const done = new Uint8Array(floor.walkable.length);
  const visits: Visit[] = [];
  // Breadth first among ways of one cost; the ways of the next cost wait, in the order of their length.
  let level: readonly Visit[] = [{ cell: start, cost: 0, from: null, steps: 0 }];
  for (let cost = 0; level.length > 0; cost++) {
    const dearer: Visit[] = [];
    const queue: Visit[] = [];
    for (let i = 0, j = 0; i < level.length || j < queue.length; ) {
      // Both lists are in the order of their length: the shorter front comes next.
      const [dear, free] = [level[i], queue[j]];
      const isDear = free === undefined || (dear !== undefined && dear.steps <= free.steps);
      const visit = isDear ? at(level, i++) : at(queue, j++);
      const { cell } = visit;
      if (done[cell] === 1) continue;
      done[cell] = 1;
      visits.push(visit);
      for (let side = 0; side < 3; side++) {
        const next = HEXAGON.neighbours[cell * 3 + side];
        if (next === null || next === undefined || done[next] === 1) continue;
        if (floor.walkable[next] === 0 || floor.walls[cell * 3 + side] === 1) continue;
        if (view.options.solidCounters && keepsFromStopping(view, floor, seat, next) !== null) continue;
        if (floor.snakes[next] === 0) queue.push({ cell: next, cost, from: visit, steps: visit.steps + 1 });
        else if (cost < points) dearer.push({ cell: next, cost: cost + 1, from: visit, steps: visit.steps + 1 });
      }
    }
    level = dearer;
  }
  return visits;
}
