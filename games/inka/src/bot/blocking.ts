import { type Cell, STEPPING_TILES, TILES } from '../vocabulary.ts';
import { sharesIn } from './evaluation.ts';
import { afterTurn, type Position } from './position.ts';
import { cellsOnRoutes } from './routes.ts';
import { FIRST, NOWHERE, SECOND } from './tables.ts';
import type { Weights } from './weights.ts';

interface BlockerPlace {
  readonly cell: Cell;
  /** The share of a victory for whoever places it. */
  readonly value: number;
}

/** IN-17: where the mover's blocker does most for it; NOWHERE if it does nothing. The turn ends then. */
export function bestBlocker(position: Position, weights: Weights): BlockerPlace {
  let best: BlockerPlace = { cell: NOWHERE, value: valueWith(position, NOWHERE, weights) };
  for (const cell of placesFor(position, weights)) {
    const value = valueWith(position, cell, weights);
    if (value > best.value + 1e-9) best = { cell, value };
  }
  return best;
}

const valueWith = (position: Position, cell: Cell, weights: Weights): number =>
  sharesIn(afterTurn(position, cell), weights)[position.seat] ?? 0;

/** One half of every stepping tile, for it is pinned then; and what others want to walk or lay tiles on. */
function placesFor(position: Position, weights: Weights): ReadonlySet<Cell> {
  const { poses, seat, players } = position;
  const cells = new Set<Cell>();
  for (let one = 0; one < players; one++)
    if (one !== seat) for (const cell of cellsOnRoutes(afterTurn(position, NOWHERE), one, weights)) cells.add(cell);
  for (let tile = 0; tile < STEPPING_TILES; tile++) {
    const pose = poses[tile] ?? NOWHERE;
    if (pose === NOWHERE) continue;
    const halves = [FIRST[pose] ?? 0, SECOND[pose] ?? 0];
    if (halves.some((cell) => cells.has(cell))) continue;
    const free = halves.find((cell) => isFree(position, cell));
    if (free !== undefined) cells.add(free);
  }
  return new Set([...cells].filter((cell) => isFree(position, cell)));
}

/** IN-17 */
function isFree({ tables, grid, counters, blockers }: Position, cell: Cell): boolean {
  const there = grid[cell] ?? 0;
  if (there > STEPPING_TILES && there <= TILES) return false;
  if (counters.includes(cell) || blockers.includes(cell)) return false;
  return !(tables.options.openExits && tables.symbols[cell] === 'start');
}
