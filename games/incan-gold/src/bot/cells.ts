import type { Position } from './position.ts';

/** Steps of a scale: how many of them a value has reached. */
const reached = (steps: readonly number[], value: number): number => {
  let n = 0;
  while (n < steps.length && value >= (steps[n] as number)) n++;
  return n;
};

/** What the next card may cost, in what it brings on average. */
const DANGER = [0.0001, 0.25, 0.5, 0.75, 1, 1.35, 1.8, 2.5, 4];
const HOME = [1, 4, 8, 13, 21];
const POOL = [2, 4, 7];
const LURE = [1, 6, 11];
/** How far ahead or behind one would be on leaving now; a gem means less while there are rounds to come. */
const LEAD = [-3, -1.5, -0.5, 0.5, 1.5, 3];
const CLOSE = [0, 1];

/** Each group is a small table of its own: its sizes, and where in it a position lies. What they say is added up. */
interface Group {
  readonly sizes: readonly number[];
  at(scale: Scale): readonly number[];
}

interface Scale {
  readonly danger: number;
  readonly inside: number;
  readonly hazards: number;
  readonly pool: number;
  readonly lure: number;
  readonly home: number;
  readonly lead: number;
  readonly rounds: number;
  readonly last: number;
  readonly players: number;
  /** On leaving now in the last round: behind, level with, or ahead of those who are out, and of those inside. */
  readonly overOut: number;
  readonly overInside: number;
}

const GROUPS: readonly Group[] = [
  { sizes: [10, 5, 2], at: ({ danger, inside, last }) => [danger, inside, last] },
  { sizes: [10, 4, 6], at: ({ danger, hazards, players }) => [danger, hazards, players] },
  { sizes: [4, 5, 4, 2], at: ({ lure, inside, pool, last }) => [lure, inside, pool, last] },
  { sizes: [7, 4, 5], at: ({ lead, rounds, danger }) => [lead, rounds, danger >> 1] },
  { sizes: [4, 10, 6], at: ({ lure, danger, players }) => [lure, danger, players] },
  { sizes: [6, 5, 4], at: ({ home, inside, hazards }) => [home, inside, hazards] },
  {
    sizes: [2, 3, 3, 5, 5],
    at: ({ last, overOut, overInside, danger, inside }) => [last, overOut, overInside, danger >> 1, inside],
  },
];

const sizeOf = ({ sizes }: Group): number => sizes.reduce((product, size) => product * size, 1);
const STARTS = GROUPS.map((_, i) => GROUPS.slice(0, i).reduce((sum, group) => sum + sizeOf(group), 0));

/** How many weights there are in all. */
export const WEIGHTS_IN_ALL = GROUPS.reduce((sum, group) => sum + sizeOf(group), 0);

/** Which weights speak in a position: one of each group. */
export function cellsOf(at: Position): number[] {
  const home = at.beside + Math.floor(at.pool / at.inside);
  const after = at.wealth + home;
  const last = at.roundsLeft === 0 ? 1 : 0;
  const scale: Scale = {
    danger: reached(DANGER, (at.struck * home) / Math.max(at.gain, 0.05)),
    inside: Math.min(at.inside, 5) - 1,
    hazards: Math.min(3, Math.max(0, at.hazards - 1)),
    pool: reached(POOL, at.pool),
    lure: reached(LURE, at.lure),
    home: reached(HOME, home),
    lead: reached(LEAD, (after - Math.max(at.rivalInside, at.rivalOut)) / (3 + 2 * at.roundsLeft)),
    rounds: Math.min(at.roundsLeft, 3),
    last,
    players: Math.min(at.players, 7) - 2,
    overOut: last ? reached(CLOSE, after - at.rivalOut) : 0,
    overInside: last ? reached(CLOSE, after - at.rivalInside) : 0,
  };
  const cells: number[] = [];
  for (let g = 0; g < GROUPS.length; g++) {
    const group = GROUPS[g] as Group;
    const parts = group.at(scale);
    let cell = 0;
    for (let i = 0; i < parts.length; i++) cell = cell * (group.sizes[i] as number) + (parts[i] as number);
    cells.push((STARTS[g] as number) + cell);
  }
  return cells;
}
