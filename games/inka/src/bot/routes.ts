import { CELLS } from '../answers/map.ts';
import { type Cell, STEPPING_TILES, TARGET_TILES } from '../vocabulary.ts';
import { buildGraph, POINT } from './distances.ts';
import type { Footing } from './footing.ts';
import { FAR, newCosts, PASSAGES, TURN_STARTS, writeCosts } from './graph.ts';
import { ALL_STATUES, COUNTER, type Position } from './position.ts';
import { FIRST, NOWHERE, SECOND } from './tables.ts';
import type { Weights } from './weights.ts';

/** Where an exit is covered, or somebody stands on it. */
const EXIT_COVERED = 6;
const EXIT_TAKEN = 6;

const MASKS = ALL_STATUES + 1;

// Written over when the next position is surveyed.
const toTargets = Array.from({ length: TARGET_TILES }, () => newCosts());
const toExits = newCosts();
/** At `target * MASKS + statues`: what is left to do after the statue of that target was taken, and these still stand,
 * for so much as it counts now. */
const after = new Float32Array(TARGET_TILES * MASKS);
const NOTHING_EXTRA: readonly number[] = [0, 0];

/** Finds out how far everything is for everybody. Answers the footing. */
export function surveyOf(position: Position, { later }: Weights): Footing {
  const { players, statues, counters, poses, tables, grid } = position;
  const footing = buildGraph(position);
  const places: number[] = [];
  for (let target = 0; target < TARGET_TILES; target++) places.push(FIRST[poses[STEPPING_TILES + target] ?? 0] ?? 0);
  for (let target = 0; target < TARGET_TILES; target++) {
    const wanted: number[] = [];
    for (let seat = 0; seat < players; seat++)
      if ((statues[seat] ?? 0) & (1 << target)) wanted.push(TURN_STARTS + Math.max(0, counters[seat] ?? 0));
    const to = toTargets[target];
    if (wanted.length === 0 || to === undefined) continue;
    const pose = poses[STEPPING_TILES + target] ?? 0;
    writeCosts([places[target] ?? 0, SECOND[pose] ?? 0], NOTHING_EXTRA, [...wanted, ...places], to);
  }
  const { starts } = tables;
  const extra = starts.map((cell) => {
    const there = grid[cell] ?? 0;
    return there === 0 ? 0 : there === COUNTER ? EXIT_TAKEN : EXIT_COVERED;
  });
  const leaving: number[] = [...places];
  for (let seat = 0; seat < players; seat++)
    if (statues[seat] === 0) leaving.push(TURN_STARTS + Math.max(0, counters[seat] ?? 0));
  writeCosts(starts, extra, leaving, toExits);
  for (let mask = 0; mask < MASKS; mask++)
    for (let target = 0; target < TARGET_TILES; target++)
      if ((mask & (1 << target)) === 0) after[target * MASKS + mask] = later * routeFrom(mask, places[target] ?? 0);
  return footing;
}

/**
 * The shortest way over all statues that still stand and out, in the position that was surveyed last: from a cell, or
 * from a node of the graph that stands for it.
 */
export function routeFrom(standing: number, node: number): number {
  if (standing === 0) return toExits.costs[node] ?? FAR;
  let least = 4 * FAR;
  for (let target = 0; target < TARGET_TILES; target++) {
    const bit = 1 << target;
    if ((standing & bit) === 0) continue;
    const length = (toTargets[target]?.costs[node] ?? FAR) + POINT + (after[target * MASKS + (standing ^ bit)] ?? 0);
    if (length < least) least = length;
  }
  return least;
}

/** The cells on the way of a seat to its next statue or exit. */
export function cellsOnRoutes(position: Position, seat: number, weights: Weights): readonly Cell[] {
  surveyOf(position, weights);
  const standing = position.statues[seat] ?? 0;
  const start = position.counters[seat] ?? NOWHERE;
  if (start === NOWHERE) return [];
  let node = TURN_STARTS + start;
  const { via } = standing === 0 ? toExits : (toTargets[nextTarget(standing, node)] ?? toExits);
  const cells: Cell[] = [];
  for (; node !== NOWHERE && cells.length < CELLS; node = via[node] ?? NOWHERE)
    if (node < PASSAGES) cells.push(node % CELLS);
  return cells;
}

function nextTarget(standing: number, node: number): number {
  const length = routeFrom(standing, node);
  return toTargets.findIndex(({ costs }, target) => {
    const bit = 1 << target;
    return standing & bit && (costs[node] ?? FAR) + POINT + (after[target * MASKS + (standing ^ bit)] ?? 0) === length;
  });
}
