import { isPose, RHOMBUS_EDGES, sideOfEdge } from '@quri/triangle-lattice';
import { cellsOf } from '../answers/laid-tiles.ts';
import { CELLS, HEXAGON, printedBoard } from '../answers/map.ts';
import { motionsFrom } from '../answers/tile-moves.ts';
import { type Cell, type CellSymbol, type Options, type Pose, STEPPING_TILES, TILES } from '../vocabulary.ts';

/** Beside the numbers of cells. */
export const NOWHERE = -1;

/** What a cell is for a counter, where no tile covers it. */
export const HOLE = 0;
export const SOLID = 1;
export const SNAKE = 2;

export const POSE_NUMBERS = CELLS * 3;

/** What never changes in a game, as lists of numbers. */
export interface Tables {
  readonly options: Options;
  /** By cell: HOLE, SOLID or SNAKE. */
  readonly ground: Uint8Array;
  readonly symbols: readonly (CellSymbol | null)[];
  readonly starts: readonly Cell[];
  readonly passages: readonly Cell[];
  readonly diamonds: readonly Cell[];
  /** By tile: SOLID or SNAKE for both halves, at `tile * 2 + half`. */
  readonly halves: Uint8Array;
  /** By tile: its walls as numbers of rhombus edges. */
  readonly walls: readonly (readonly number[])[];
  /** By tile: does it look the same the other way round? */
  readonly symmetric: readonly boolean[];
  /** By pose, worked out when first asked for: see `stepsFrom`. */
  readonly steps: (Int16Array | undefined)[];
  /** By pose, worked out when first asked for: see `reachOf`. */
  readonly reaches: (TileReach | undefined)[];
}

/** At `cell * 3 + side`. */
export const NEIGHBOURS = Int16Array.from(HEXAGON.neighbours, (next) => next ?? NOWHERE);

/** By pose: the cells of its halves; the first half is the cell itself. */
export const FIRST = Int16Array.from({ length: POSE_NUMBERS }, (_, pose) => Math.floor(pose / 3));
export const SECOND = NEIGHBOURS.slice();

/** By pose: the same two cells the other way round. */
export const FLIPPED = Int16Array.from({ length: POSE_NUMBERS }, (_, pose) => {
  const second = SECOND[pose] ?? NOWHERE;
  return second === NOWHERE ? NOWHERE : second * 3 + (pose % 3);
});

/** At `pose * 5 + edge`: `cell * 3 + side` of that edge of a rhombus. */
export const EDGE_SIDES = Int16Array.from({ length: POSE_NUMBERS * RHOMBUS_EDGES.length }, (_, i) => {
  const pose = Math.floor(i / RHOMBUS_EDGES.length);
  const edge = RHOMBUS_EDGES[i % RHOMBUS_EDGES.length];
  if (edge === undefined || !isPose(HEXAGON, pose)) return NOWHERE;
  const { cell, side } = sideOfEdge(HEXAGON, pose, edge);
  return cell * 3 + side;
});

const known = new Map<string, Tables>();
const MOST_KNOWN = 8;

export function tablesOf(options: Options): Tables {
  const key = `${options.looseEdge} ${options.solidCounters} ${options.openExits} ${options.board}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const tables = make(options);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, tables);
  return tables;
}

/** How tiles move depends on no board. */
const STRICT: Pick<Tables, 'steps' | 'reaches'> = { steps: [], reaches: [] };
const LOOSE: Pick<Tables, 'steps' | 'reaches'> = { steps: [], reaches: [] };

function make(options: Options): Tables {
  const { ground, symbols, starts, passages, diamonds, faces } = printedBoard({ options });
  const halves = new Uint8Array(TILES * 2).fill(SOLID);
  faces.forEach(({ snakes }, tile) => {
    snakes.forEach((snake, half) => {
      if (snake) halves[tile * 2 + half] = SNAKE;
    });
  });
  return {
    options,
    ground: Uint8Array.from(ground, (solid, cell) => (symbols[cell] === 'snake' ? SNAKE : solid ? SOLID : HOLE)),
    symbols,
    starts,
    passages,
    diamonds,
    halves,
    walls: Array.from({ length: TILES }, (_, tile) => (tile < STEPPING_TILES ? (faces[tile]?.walls ?? []) : [])),
    symmetric: Array.from({ length: TILES }, (_, tile) => faces[tile]?.symmetric ?? true),
    ...(options.looseEdge ? LOOSE : STRICT),
  };
}

export const END_OF_MOTION = -1;

/**
 * IN-8 to IN-10: the motions from a pose, one after the other. A step is the pose after it, how many cells it needs, and
 * these; END_OF_MOTION follows the last step of each motion.
 */
export function stepsFrom(tables: Tables, pose: Pose): Int16Array {
  const before = tables.steps[pose];
  if (before !== undefined) return before;
  const numbers: number[] = [];
  const own = cellsOf(pose);
  for (const { steps } of motionsFrom(pose)) {
    for (const { pose: to, needs, beyond } of steps) {
      if (to === null || (beyond.length > 0 && !tables.options.looseEdge)) break;
      // A turn by more steps may come back over the cells it began on: they are its own.
      const others = needs.filter((cell) => !own.includes(cell));
      numbers.push(to, others.length, ...others);
    }
    numbers.push(END_OF_MOTION);
  }
  const compiled = Int16Array.from(numbers);
  tables.steps[pose] = compiled;
  return compiled;
}

/** How many numbers a set of cells is: 32 of them in each. */
export const WORDS = Math.ceil(CELLS / 32);

export function addCell(set: Int32Array, cell: Cell): void {
  set[cell >> 5] = (set[cell >> 5] ?? 0) | (1 << (cell & 31));
}

export const hasCell = (set: Int32Array, cell: Cell): boolean => ((set[cell >> 5] ?? 0) & (1 << (cell & 31))) !== 0;

/** As sets of cells: where a tile can lie after one move if nothing is in its way, and what it needs free for that. */
export interface TileReach {
  readonly ends: Int32Array;
  readonly needs: Int32Array;
}

export function reachOf(tables: Tables, pose: Pose): TileReach {
  const before = tables.reaches[pose];
  if (before !== undefined) return before;
  const reach = { ends: new Int32Array(WORDS), needs: new Int32Array(WORDS) };
  const steps = stepsFrom(tables, pose);
  for (let i = 0; i < steps.length; i++) {
    const to = steps[i] ?? 0;
    if (to === END_OF_MOTION) continue;
    addCell(reach.ends, FIRST[to] ?? 0);
    addCell(reach.ends, SECOND[to] ?? 0);
    const stop = i + 1 + (steps[i + 1] ?? 0);
    for (i += 2; i <= stop; i++) addCell(reach.needs, steps[i] ?? 0);
    i = stop;
  }
  tables.reaches[pose] = reach;
  return reach;
}
