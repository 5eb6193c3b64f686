import { at } from '@quri/kernel';
import { gemsHomeNow, type Position } from './position.ts';

/** The bin a value falls into: how many of these thresholds it has reached. */
function binOf(thresholds: readonly number[], value: number): number {
  let bin = 0;
  while (bin < thresholds.length && value >= at(thresholds, bin)) bin++;
  return bin;
}

/** What the next card may cost, in units of what it brings on average. */
const DANGER = [0.0001, 0.25, 0.5, 0.75, 1, 1.35, 1.8, 2.5, 4];
const HOME = [1, 4, 8, 13, 21];
const POOL = [2, 4, 7];
const ARTIFACTS = [1, 6, 11];
/** How far ahead or behind one would be on leaving now; a gem means less while there are rounds to come. */
const LEAD = [-3, -1.5, -0.5, 0.5, 1.5, 3];
const CLOSE = [0, 1];

type Bins = ReturnType<typeof binsOf>;

/** Each group is a small table of weights: its size, and the cell of a position in it. Their weights are added up. */
interface Group {
  readonly size: number;
  cell(bins: Bins): number;
}

const GROUPS: readonly Group[] = [
  { size: 10 * 5 * 2, cell: ({ danger, inside, last }) => (danger * 5 + inside) * 2 + last },
  { size: 10 * 4 * 6, cell: ({ danger, hazards, players }) => (danger * 4 + hazards) * 6 + players },
  {
    size: 4 * 5 * 4 * 2,
    cell: ({ artifacts, inside, pool, last }) => ((artifacts * 5 + inside) * 4 + pool) * 2 + last,
  },
  { size: 7 * 4 * 5, cell: ({ lead, rounds, danger }) => (lead * 4 + rounds) * 5 + (danger >> 1) },
  { size: 4 * 10 * 6, cell: ({ artifacts, danger, players }) => (artifacts * 10 + danger) * 6 + players },
  { size: 6 * 5 * 4, cell: ({ home, inside, hazards }) => (home * 5 + inside) * 4 + hazards },
  { size: 7 * 4 * 5, cell: ({ lead, rounds, inside }) => (lead * 4 + rounds) * 5 + inside },
  { size: 6 * 5 * 6, cell: ({ home, inside, players }) => (home * 5 + inside) * 6 + players },
  { size: 4 * 10 * 5, cell: ({ rounds, danger, inside }) => (rounds * 10 + danger) * 5 + inside },
  { size: 4 * 6 * 5, cell: ({ artifacts, home, inside }) => (artifacts * 6 + home) * 5 + inside },
  // Before the last round the first cell of these two.
  {
    size: 1 + 3 * 3 * 5 * 5,
    cell: ({ last, overOut, overInside, danger, inside }) =>
      last * (1 + ((overOut * 3 + overInside) * 5 + (danger >> 1)) * 5 + inside),
  },
  {
    size: 1 + 3 * 7 * 5,
    cell: ({ last, overAlone, lead, inside }) => last * (1 + (overAlone * 7 + lead) * 5 + inside),
  },
];

const STARTS = GROUPS.map((_, i) => GROUPS.slice(0, i).reduce((sum, { size }) => sum + size, 0));

/** How many weights there are in all. */
export const WEIGHT_COUNT = GROUPS.reduce((sum, { size }) => sum + size, 0);

function binsOf(position: Position) {
  const home = gemsHomeNow(position);
  const after = position.wealth + home;
  const last = position.roundsLeft === 0 ? 1 : 0;
  const rival = Math.max(position.rivalInside, position.rivalOut);
  return {
    danger: binOf(DANGER, (position.disaster * home) / Math.max(position.nextShare, 0.05)),
    inside: Math.min(position.inside, 5) - 1,
    hazards: Math.min(3, Math.max(0, position.hazards - 1)),
    pool: binOf(POOL, position.pool),
    artifacts: binOf(ARTIFACTS, position.artifacts),
    home: binOf(HOME, home),
    lead: binOf(LEAD, (after - rival) / (3 + 2 * position.roundsLeft)),
    rounds: Math.min(position.roundsLeft, 3),
    last,
    players: Math.min(position.players, 7) - 2,
    // On leaving now in the last round: behind, level with, or ahead of those who are out, of those inside, and on leaving
    // alone of all of them.
    overAlone: last ? binOf(CLOSE, position.wealth + position.beside + position.pool + position.artifacts - rival) : 0,
    overOut: last ? binOf(CLOSE, after - position.rivalOut) : 0,
    overInside: last ? binOf(CLOSE, after - position.rivalInside) : 0,
  };
}

/** The weights that are active in a position: one of each group. */
export function activeWeights(position: Position): number[] {
  const bins = binsOf(position);
  return GROUPS.map(({ cell }, g) => at(STARTS, g) + cell(bins));
}
