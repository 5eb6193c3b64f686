import { at } from '@quri/kernel';
import { gemsHomeNow, type Position } from './position.ts';

/** The bin a value falls into: how many of these thresholds it has reached. */
const binOf = (thresholds: readonly number[], value: number): number => {
  const above = thresholds.findIndex((threshold) => value < threshold);
  return above < 0 ? thresholds.length : above;
};

/** What the next card may cost, in units of what it brings on average. */
const DANGER = [0.0001, 0.25, 0.5, 0.75, 1, 1.35, 1.8, 2.5, 4];
const HOME = [1, 4, 8, 13, 21];
const POOL = [2, 4, 7];
const ARTIFACTS = [1, 6, 11];
/** How far ahead or behind one would be on leaving now; a gem means less while there are rounds to come. */
const LEAD = [-3, -1.5, -0.5, 0.5, 1.5, 3];
const CLOSE = [0, 1];

/** Each group is a small table of weights: its sizes, and the index of a position in it. Their weights are added up. */
interface Group {
  readonly sizes: readonly number[];
  index(bins: Bins): readonly number[];
}

type Bins = ReturnType<typeof binsOf>;

const GROUPS: readonly Group[] = [
  { sizes: [10, 5, 2], index: ({ danger, inside, last }) => [danger, inside, last] },
  { sizes: [10, 4, 6], index: ({ danger, hazards, players }) => [danger, hazards, players] },
  { sizes: [4, 5, 4, 2], index: ({ artifacts, inside, pool, last }) => [artifacts, inside, pool, last] },
  { sizes: [7, 4, 5], index: ({ lead, rounds, danger }) => [lead, rounds, danger >> 1] },
  { sizes: [4, 10, 6], index: ({ artifacts, danger, players }) => [artifacts, danger, players] },
  { sizes: [6, 5, 4], index: ({ home, inside, hazards }) => [home, inside, hazards] },
  {
    sizes: [2, 3, 3, 5, 5],
    index: ({ last, overOut, overInside, danger, inside }) => [last, overOut, overInside, danger >> 1, inside],
  },
];

const sizeOf = ({ sizes }: Group): number => sizes.reduce((product, size) => product * size, 1);
const STARTS = GROUPS.map((_, i) => GROUPS.slice(0, i).reduce((sum, group) => sum + sizeOf(group), 0));

/** How many weights there are in all. */
export const WEIGHT_COUNT = GROUPS.reduce((sum, group) => sum + sizeOf(group), 0);

function binsOf(position: Position) {
  const home = gemsHomeNow(position);
  const after = position.wealth + home;
  const last = position.roundsLeft === 0 ? 1 : 0;
  return {
    danger: binOf(DANGER, (position.disaster * home) / Math.max(position.nextShare, 0.05)),
    inside: Math.min(position.inside, 5) - 1,
    hazards: Math.min(3, Math.max(0, position.hazards - 1)),
    pool: binOf(POOL, position.pool),
    artifacts: binOf(ARTIFACTS, position.artifacts),
    home: binOf(HOME, home),
    lead: binOf(LEAD, (after - Math.max(position.rivalInside, position.rivalOut)) / (3 + 2 * position.roundsLeft)),
    rounds: Math.min(position.roundsLeft, 3),
    last,
    players: Math.min(position.players, 7) - 2,
    // On leaving now in the last round: behind, level with, or ahead of those who are out, and of those inside.
    overOut: last ? binOf(CLOSE, after - position.rivalOut) : 0,
    overInside: last ? binOf(CLOSE, after - position.rivalInside) : 0,
  };
}

/** The weights that are active in a position: one of each group. */
export function activeWeights(position: Position): number[] {
  const bins = binsOf(position);
  return GROUPS.map((group, g) => {
    const cell = group.index(bins).reduce((index, bin, i) => index * at(group.sizes, i) + bin, 0);
    return at(STARTS, g) + cell;
  });
}
