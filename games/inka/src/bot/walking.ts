import { CELLS } from '../answers/map.ts';
import { ACTION_POINTS, type Cell, type Intent, STEPPING_TILES, TARGET_TILES } from '../vocabulary.ts';
import type { Footing } from './footing.ts';
import { ALL_STATUES, COUNTER, type Position } from './position.ts';
import { HOLE, NEIGHBOURS, NOWHERE, SNAKE } from './tables.ts';

const MASKS = ALL_STATUES + 1;
/** Added to states where nothing has been paid for by a counter that had just walked (IN-11). */
const WALKED = CELLS * MASKS;
const STATES = WALKED * 2;

/** By state, which is the statues that stand and the cell: points left + 1, or 0 where nobody gets. */
const leftIn = new Uint8Array(STATES);
/** The state before. */
const before = new Int16Array(STATES);
const reached = new Int16Array(STATES);
let count = 0;

/** By points left: states that can be reached with so many, each with the one before. */
const levels = Array.from({ length: ACTION_POINTS + 1 }, () => new Int16Array(STATES * 4));
const lengths = new Int16Array(ACTION_POINTS + 1);

export const stateOf = (standing: number, cell: Cell): number => standing * CELLS + cell;
export const cellIn = (state: number): Cell => state % CELLS;
export const standingIn = (state: number): number => Math.floor(state / CELLS) % MASKS;

function reach(state: number, points: number, from: number): void {
  if (leftIn[state] !== 0) return;
  const level = levels[points];
  const length = lengths[points] ?? 0;
  if (level === undefined || length + 1 >= level.length) return;
  level[length] = state;
  level[length + 1] = from;
  lengths[points] = length + 2;
}

/**
 * IN-11 to IN-14: finds all that a seat's counter can do without moving target tiles: cells it gets to with statues
 * taken on the way, each with most points left. Says how many there are; `reachedAt` gives them, the first is where it is.
 */
export function findWalks(position: Position, seat: number, points: number, { cells, walls }: Footing): number {
  const { tables, grid, statues, counters } = position;
  for (let i = 0; i < count; i++) leftIn[reached[i] ?? 0] = 0;
  count = 0;
  lengths.fill(0);
  // By statues that stand: have the passages been taken? The first that is reached leads to all others.
  let opened = 0;
  const solid = tables.options.solidCounters;
  const start =
    stateOf(statues[seat] ?? 0, counters[seat] ?? 0) + (position.walked && seat === position.seat ? WALKED : 0);
  reach(start, points, start);
  for (let left = points; left >= 0; left--) {
    const level = levels[left];
    if (level === undefined) continue;
    for (let i = 0; i < (lengths[left] ?? 0); i += 2) {
      const state = level[i] ?? 0;
      if (leftIn[state] !== 0) continue;
      leftIn[state] = left + 1;
      before[state] = level[i + 1] ?? 0;
      reached[count++] = state;
      const cell = cellIn(state);
      const base = state - cell;
      for (let side = cell * 3; side < cell * 3 + 3; side++) {
        const next = NEIGHBOURS[side] ?? NOWHERE;
        if (next === NOWHERE || walls[side] === 1) continue;
        const kind = cells[next];
        if (kind === HOLE || leftIn[base + next] !== 0) continue;
        if (solid && !canStop(position, seat, next)) continue;
        if (kind !== SNAKE) reach(base + next, left, state);
        else if (left > 0) reach(base + next, left - 1, state);
      }
      const from = state < WALKED ? state : state - WALKED;
      if (left === 0 || (from !== state && state !== start && left === points)) continue;
      const target = (grid[cell] ?? 0) - 1 - STEPPING_TILES;
      if (target >= 0 && target < TARGET_TILES) {
        const bit = 1 << target;
        if (standingIn(state) & bit) reach(from - bit * CELLS, left - 1, state);
      } else if (
        tables.symbols[cell] === 'passage' &&
        (opened & (1 << standingIn(state))) === 0 &&
        isUncovered(grid[cell]) &&
        canStop(position, seat, cell)
      ) {
        opened |= 1 << standingIn(state);
        for (const to of tables.passages)
          if (to !== cell && (grid[to] === 0 || to === counters[seat]) && isUncovered(grid[to]))
            reach(from - cell + to, left - 1, state);
      }
    }
  }
  return count;
}

const isUncovered = (there: number | undefined): boolean => there === 0 || there === COUNTER;

export const reachedAt = (i: number): number => reached[i] ?? 0;
export const pointsLeftIn = (state: number): number => (leftIn[state] ?? 0) - 1;

/** IN-12: may a seat's counter stop there? */
export function canStop({ players, counters, blockers, grid }: Position, seat: number, cell: Cell): boolean {
  for (let one = 0; one < players; one++) {
    if (blockers[one] === cell) return false;
    if (one !== seat && counters[one] === cell && (grid[cell] === COUNTER || (grid[cell] ?? 0) <= STEPPING_TILES))
      return false;
  }
  return true;
}

/** IN-11, IN-12: may a seat's walk end in a state that was found? Whoever has just walked goes on only at a price. */
export const canEndIn = (position: Position, seat: number, state: number): boolean =>
  (state < WALKED || pointsLeftIn(state) < position.points) && canStop(position, seat, cellIn(state));

/** Is a state that was found for a counter that had just walked reached by walking alone? */
export const isByWalking = (state: number): boolean => state >= WALKED;

/** The intents that lead to a state that was found. */
export function intentsTo(state: number): readonly Intent[] {
  const states = [state];
  for (let one = state; before[one] !== one; one = before[one] ?? 0) states.unshift(before[one] ?? 0);
  const intents: Intent[] = [];
  let stopped = states[0] ?? 0;
  let here = stopped;
  const walkHere = (): void => {
    if (cellIn(here) !== cellIn(stopped)) intents.push({ type: 'walk', to: cellIn(here) });
  };
  for (const next of states.slice(1)) {
    const isTaken = standingIn(next) !== standingIn(here);
    if (isTaken || !isStep(cellIn(here), cellIn(next))) {
      walkHere();
      intents.push(isTaken ? { type: 'takeStatue' } : { type: 'takePassage', to: cellIn(next) });
      stopped = next;
    }
    here = next;
  }
  walkHere();
  return intents;
}

const isStep = (from: Cell, to: Cell): boolean =>
  NEIGHBOURS[from * 3] === to || NEIGHBOURS[from * 3 + 1] === to || NEIGHBOURS[from * 3 + 2] === to;
