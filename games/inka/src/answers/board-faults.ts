import { at } from '@quri/kernel';
import { halvesOf, type Pose, SIDES } from '@quri/triangle-lattice';
import { type Board, HEXAGON, readBoard, type UnreadableBoard } from '../components.ts';
import type { Cell } from '../vocabulary.ts';

/** IN-C5: what makes a board unfair or the way to the middle too short. */
type UnfairBoard = 'asymmetric' | 'middle' | 'tooNear';

export type BoardFault = UnreadableBoard | UnfairBoard;

/** IN-C5: what keeps a board from being played on; null if nothing does. */
export function boardFault(option: string): BoardFault | null {
  const read = readBoard(option);
  return read.ok ? unfairnessOf(read.value) : read.refused;
}

/** IN-C5: every start needs at least so many tiles. */
const FEWEST_TILES = 2;

export function unfairnessOf(board: Board): UnfairBoard | null {
  if (!isSymmetric(board)) return 'asymmetric';
  const all = [board.targets, ...Object.values(board.targetsWith)];
  if (!all.every((targets) => isMiddleSurrounded(board, targets))) return 'middle';
  const isFar = (targets: readonly Pose[]): boolean =>
    board.starts.every((start) => tilesNeeded(board, start, targets) >= FEWEST_TILES);
  return all.every(isFar) ? null : 'tooNear';
}

/** What is printed is the same left and right, and above and below. */
function isSymmetric({ ground, symbols }: Board): boolean {
  const marks = HEXAGON.rows.map((row) => row.map((cell) => `${ground[cell]} ${symbols[cell]}`).join());
  const mirrored = HEXAGON.rows.map((row) =>
    row
      .map((cell) => `${ground[cell]} ${symbols[cell]}`)
      .reverse()
      .join(),
  );
  return [mirrored, marks.toReversed()].every((other) => other.every((row, i) => row === marks[i]));
}

const cellsUnder = (targets: readonly Pose[]): readonly Cell[] => targets.flatMap((pose) => halvesOf(HEXAGON, pose));

const neighboursOf = (cell: Cell): readonly Cell[] =>
  SIDES.flatMap((side) => HEXAGON.neighbours[cell * 3 + side] ?? []);

/** No ground under or beside a target tile. */
const isMiddleSurrounded = (board: Board, targets: readonly Pose[]): boolean =>
  cellsUnder(targets).every((cell) => [cell, ...neighboursOf(cell)].every((one) => !board.ground[one]));

/** How many tiles bridge the holes between a start and the nearest target tile, wherever they may lie. */
export function tilesNeeded(board: Board, start: Cell, targets = board.targets): number {
  const ends = cellsUnder(targets);
  // A tile that was just stepped on carries over one more hole: places are told apart by that.
  const best = new Map<string, number>();
  let level: { readonly cell: Cell; readonly onNewTile: boolean }[] = [{ cell: start, onNewTile: false }];
  for (let tiles = 0; level.length > 0; tiles++) {
    const dearer: typeof level = [];
    const queue = [...level];
    for (let i = 0; i < queue.length; i++) {
      const { cell, onNewTile } = at(queue, i);
      const key = `${cell} ${onNewTile}`;
      if (best.has(key)) continue;
      best.set(key, tiles);
      if (ends.includes(cell)) return tiles;
      for (const next of neighboursOf(cell)) {
        if (board.ground[next] || ends.includes(next)) queue.push({ cell: next, onNewTile: false });
        else if (onNewTile) queue.push({ cell: next, onNewTile: false });
        else dearer.push({ cell: next, onNewTile: true });
      }
    }
    level = dearer;
  }
  return Number.POSITIVE_INFINITY;
}
